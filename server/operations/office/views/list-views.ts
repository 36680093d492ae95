import { listViews } from '#contract/operations/office/views/list-views.ts';
import { viewsOf } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { mayChangeShared } from './view-changers.ts';

export const handler = handle(listViews, async ({ screen }, { app, caller }) => {
  const views = await viewsOf(app.db, caller.staffId, screen);
  return {
    views: views.map(({ isMine, ...view }) => ({ ...view, mayChange: isMine || mayChangeShared(caller) })),
  };
});
