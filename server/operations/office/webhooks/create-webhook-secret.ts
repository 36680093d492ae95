import { createWebhookSecret as contract } from '#contract/operations/office/webhooks/create-webhook-secret.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { newSecret, sealSecret, storeSecret } from '#shop/webhooks/webhooks.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ id }, { app: { db, secret: key }, caller }) => {
  const secret = newSecret();
  const isStored = await storeSecret(db, id, sealSecret(key, id, secret), staffActor(caller.staffId));
  return isStored ? { secret } : refuse(404, 'notFound');
});
