import { webhookVersion } from '#contract/webhooks/event-names.ts';
import { webhookEvents } from '#contract/webhooks/webhook-events.ts';
import type { DescribedWebhook } from '#server/http/reference/description.ts';
import { type AddSchema, schemaOf } from './schemas.ts';

export const webhookTag = {
  name: 'Webhooks',
  description:
    'Events that a shop sends to the addresses that its staff entered, by Standard Webhooks (standardwebhooks.com). [Concepts](/api/concepts/webhooks) says how to verify and answer them.',
};

const header = (name: string, description: string, example: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const parameters = [
  header(
    'webhook-id',
    'The id of the event, the same for every attempt.',
    '2f9c1e07-9a55-4c0e-8f3e-0d9d6d1c7b11',
  ),
  header('webhook-timestamp', 'The time of the attempt, in seconds since 1970.', '1796005800'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64. Two of them, separated by a space, for a day after a new secret was created.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** Returns the `webhooks` of OpenAPI 3.1, from the descriptions of the events. */
export function webhooksOf(add: AddSchema): Record<string, { post: DescribedWebhook }> {
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([type, { summary, data, example }]) => [
      type,
      {
        post: {
          operationId: type,
          summary: summary.replace(/\..*$/u, ''),
          description: summary,
          tags: [webhookTag.name],
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['type', 'version', 'timestamp', 'data'],
                  properties: {
                    type: { const: type, description: 'The event.' },
                    version: { type: 'integer', description: 'The version of `data`.' },
                    timestamp: {
                      type: 'string',
                      format: 'date-time',
                      description:
                        'When it happened. Among events about the same thing, the later one is newer.',
                    },
                    data: { ...schemaOf(data, 'output', add), description: 'What the event is about.' },
                  },
                },
                example: {
                  type,
                  version: webhookVersion,
                  timestamp: '2026-11-28T03:30:00.000Z',
                  data: example,
                },
              },
            },
          },
          responses: {
            '2XX': {
              description: 'Taken. Any other answer, or none within 10 seconds, is tried again for a day.',
            },
            410: { description: 'The endpoint is gone: the shop switches it off.' },
          },
        },
      },
    ]),
  );
}
