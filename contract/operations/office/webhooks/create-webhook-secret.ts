import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const createWebhookSecret = operation({
  name: 'CREATE_WEBHOOK_SECRET',
  path: 'webhooks/create-webhook-secret',
  summary: 'Creates a signing secret, which is shown only now. An earlier one signs beside it for a day.',
  source: 'docs/decisions/123-webhooks.md',
  caller: { staff: 'webhooks.write', freshly: true },
  request: z.object({ id }),
  response: z.object({ secret: z.string() }),
});
