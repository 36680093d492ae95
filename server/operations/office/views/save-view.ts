import { saveView } from '#contract/operations/office/views/save-view.ts';
import { storedQuery } from '#rules/stored-query.ts';
import { saveView as keepView } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(saveView, async ({ query, ...view }, { app, caller }) => {
  const id = await keepView(app.db, caller.staffId, { ...view, query: storedQuery(view.screen, query) });
  if (id === 'taken') return refuse(409, 'changedMeanwhile');
  return id === 'enough' ? refuse(409, 'enoughViews') : { id };
});
