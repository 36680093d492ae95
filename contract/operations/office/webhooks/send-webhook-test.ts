import { z } from 'zod';
import { webhookEventNames } from '../../../webhooks/event-names.ts';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';

export const sendWebhookTest = operation({
  name: 'SEND_WEBHOOK_TEST',
  path: 'webhooks/send-webhook-test',
  summary:
    'Sends a test event to an endpoint, or in a demo shop an event of any type with the data of its example.',
  source: 'docs/decisions/123-webhooks.md',
  caller: { staff: 'webhooks.write', keys: 'documented' },
  refusals: { 409: ['webhookNotReady', 'demoOnly'] },
  request: z.object({
    /** The id of the endpoint (LIST_RECORDS with `kind` `webhookEndpoint`). */
    id,
    /** The type of the event; null for `test`, which has no data. */
    event: z.enum(webhookEventNames).nullable().default(null),
  }),
  response: z.object({
    /** The id of its delivery. */
    delivery: id,
  }),
});
