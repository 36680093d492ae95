import type { MergeRefusal } from '#shop/catalogue/catalogue.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = {
  gone: [404, 'notFound'],
  meanwhile: [409, 'changedMeanwhile'],
  apart: [400, 'wordsApart'],
  tooMany: [400, 'mergeTooMany'],
  refused: [400, 'mergeRefused'],
} as const satisfies Record<MergeRefusal, readonly [number, string]>;

/** Returns why two terms can't be merged. */
export function mergeRefusal(refusal: MergeRefusal) {
  const [status, code] = refusals[refusal];
  return refuse(status, code);
}
