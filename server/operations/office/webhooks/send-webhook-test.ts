import { sendWebhookTest as contract } from '#contract/operations/office/webhooks/send-webhook-test.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { queueTest } from '#shop/webhooks/webhooks.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ id }, { app: { db }, caller }) => {
  const delivery = await queueTest(db, id, staffActor(caller.staffId));
  return delivery === null ? refuse(409, 'webhookNotReady') : { delivery };
});
