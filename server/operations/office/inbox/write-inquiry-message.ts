import { writeInquiryMessage } from '#contract/operations/office/inbox/write-inquiry-message.ts';
import { writeMessage, type WriteRefusal } from '#shop/inquiries/inquiries.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = {
  unknown: () => refuse(404, 'notFound'),
  'answered-meanwhile': () => refuse(409, 'answeredMeanwhile'),
  'no-email': () => refuse(400, 'noEmailAddress'),
} satisfies Record<WriteRefusal, () => unknown>;

export const handler = handle(writeInquiryMessage, async ({ id, ...message }, { app, caller }) => {
  const outcome = await writeMessage(app.db, { ...message, inquiryId: id, staffId: caller.staffId });
  return typeof outcome === 'string' ? refusals[outcome]() : { messageId: outcome };
});
