import { getFirstOwner } from '#contract/operations/office/account/get-first-owner.ts';
import { isFirstOwnerOpen } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from './office-answers.ts';

export const handler = handle(getFirstOwner, async ({ token }, { app }) =>
  (await isFirstOwnerOpen(app.db, token)) ? {} : refuse(404, 'firstOwnerOver'),
);
