import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const getWebhookDelivery = operation({
  name: 'GET_WEBHOOK_DELIVERY',
  path: 'webhooks/get-webhook-delivery',
  summary: 'Returns what was sent to an endpoint, and the start of its answer.',
  source: 'docs/decisions/123-webhooks.md',
  caller: { staff: 'webhooks.write' },
  request: z.object({ id }),
  response: z.object({ endpoint: id, body: z.string(), response: z.string() }),
});
