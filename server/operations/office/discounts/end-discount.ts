import { endDiscount } from '#contract/operations/office/discounts/end-discount.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { endDiscount as end } from '#shop/discounts/discounts.ts';
import { handle } from '../../../calls/operation.ts';
import { recordAnswer } from '../records/record-answers.ts';
import { recordSources } from '../records/record-kinds.ts';

export const handler = handle(endDiscount, async (discount, { app, caller }) =>
  recordAnswer(
    app.db,
    recordSources.discount,
    await end(app.db, { by: staffActor(caller.staffId) }, discount),
  ),
);
