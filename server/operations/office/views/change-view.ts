import { changeView } from '#contract/operations/office/views/change-view.ts';
import { changeView as alterView } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { mayChangeShared } from './view-changers.ts';

export const handler = handle(changeView, async ({ screen, id, version, ...change }, { app, caller }) => {
  const who = { staffId: caller.staffId, mayAll: mayChangeShared(caller) };
  const outcome = await alterView(app.db, who, { screen, id, version }, change);
  if (outcome === 'gone') return refuse(404, 'notFound');
  if (outcome === 'conflict') return refuse(409, 'changedMeanwhile');
  return outcome === 'enough' ? refuse(409, 'enoughViews') : { version: outcome };
});
