import { type Description, describeAnnotation } from './describe-annotation.ts';
import { readAnnotationLine } from './syntax/annotations/annotation.ts';
import type { Understood } from './understood.ts';

/** What a sentence was taken for, as a sentence of ours: that of the annotation which says the same. */
export function describeUnderstood({ annotation }: Pick<Understood, 'annotation'>): Description | undefined {
  const [read] = readAnnotationLine(annotation, 0, 'en');
  return read && describeAnnotation(read);
}
