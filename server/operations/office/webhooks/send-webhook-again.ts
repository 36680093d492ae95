import { sendWebhookAgain as contract } from '#contract/operations/office/webhooks/send-webhook-again.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { sendAgain } from '#shop/webhooks/webhooks.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ id }, { app: { db }, caller }) =>
  (await sendAgain(db, id, staffActor(caller.staffId))) ? {} : refuse(409, 'webhookNotReady'),
);
