import { setStartView } from '#contract/operations/office/views/set-start-view.ts';
import { setStart } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(setStartView, async ({ screen, id }, { app, caller }) =>
  (await setStart(app.db, caller.staffId, screen, id)) ? {} : refuse(404, 'notFound'),
);
