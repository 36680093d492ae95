import { mergeTerms } from '#contract/operations/office/catalogue/merge-words.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { mergeTerms as merge } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';
import { mergeRefusal } from './merge-answers.ts';

export const handler = handle(mergeTerms, async (words, { app, caller }) => {
  const done = await merge(app.db, { by: staffActor(caller.staffId) }, words);
  return typeof done === 'string' ? mergeRefusal(done) : { bulkId: done.bulkId, products: done.count };
});
