import type { Report } from '../core/check.ts';

/** A file that was read, and what the checker says of it. */
export type CheckedFile = { readonly path: string; readonly report: Report };
