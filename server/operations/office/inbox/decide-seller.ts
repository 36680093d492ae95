import { decideSeller } from '#contract/operations/office/inbox/decide-seller.ts';
import { decideSeller as decide } from '#shop/inquiries/inquiries.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(decideSeller, async ({ id, reason }, { app, caller }) => {
  const refusal = await decide(app.db, { inquiryId: id, staffId: caller.staffId, reason });
  if (refusal === 'unknown') return refuse(404, 'notFound');
  if (refusal === 'decided') return refuse(409, 'alreadyDecided');
  return refusal === 'email-exists' ? refuse(409, 'accountExists') : {};
});
