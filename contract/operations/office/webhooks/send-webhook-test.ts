import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const sendWebhookTest = operation({
  name: 'SEND_WEBHOOK_TEST',
  path: 'webhooks/send-webhook-test',
  summary: 'Sends a test event to an endpoint. 409 if it is off or has no secret.',
  source: 'docs/decisions/123-webhooks.md',
  caller: { staff: 'webhooks.write' },
  request: z.object({ id }),
  response: z.object({ delivery: id }),
});
