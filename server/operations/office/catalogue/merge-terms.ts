import { mergeTerms } from '#contract/operations/office/catalogue/merge-terms.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { mergeTerms as merge } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';
import { mergeRefusal } from './merge-answers.ts';

export const handler = handle(mergeTerms, async (terms, { app, caller }) => {
  const done = await merge(app.db, { by: staffActor(caller.staffId) }, terms);
  return typeof done === 'string' ? mergeRefusal(done) : { bulkId: done.bulkId, products: done.count };
});
