/** The editions of the Laws of Duplicate Bridge that the checker knows. */
export const EDITIONS = ['2007', '2017'] as const;
export type Edition = (typeof EDITIONS)[number];
