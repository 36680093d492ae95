import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, id } from '../office-types.ts';

export const sendWebhookAgain = operation({
  name: 'SEND_WEBHOOK_AGAIN',
  path: 'webhooks/send-webhook-again',
  summary: 'Sends an event again, with the same webhook-id. 409 if it is waiting, or its endpoint is off.',
  source: 'docs/decisions/123-webhooks.md',
  caller: { staff: 'webhooks.write' },
  request: z.object({ id }),
  response: emptyObject,
});
