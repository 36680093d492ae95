import { getWebhookDelivery as contract } from '#contract/operations/office/webhooks/get-webhook-delivery.ts';
import { readDelivery } from '#shop/webhooks/webhooks.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ id }, { app: { db } }) => {
  const found = await readDelivery(db, id);
  if (!found) return refuse(404, 'notFound');
  const { endpointId: endpoint, body, response } = found;
  return { endpoint, body, response };
});
