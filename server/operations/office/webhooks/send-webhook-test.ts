import { sendWebhookTest as contract } from '#contract/operations/office/webhooks/send-webhook-test.ts';
import { webhookEvents } from '#contract/webhooks/webhook-events.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { queueTest } from '#shop/webhooks/webhooks.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ id, event }, { app: { db, config }, caller }) => {
  // Receivers of a real shop would take an example for an order.
  if (event !== null && config.mode !== 'demo') return refuse(409, 'demoOnly');
  const sent = event === null ? undefined : { event, data: webhookEvents[event].example };
  const delivery = await queueTest(db, id, staffActor(caller.staffId), sent);
  return delivery === null ? refuse(409, 'webhookNotReady') : { delivery };
});
