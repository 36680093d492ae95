import { z } from 'zod';
import type { Operation } from '#contract/operation.ts';

/** Returns the API reference as OpenAPI 3.1, generated from the registry. */
export function openApi(operations: readonly Operation[], publicUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kado shop API',
      version: '1',
      description:
        'All calls are POST with `{"requestParameters": {…}}`. The response contains `data`, a JSON string; each call below lists its parsed content. ' +
        'Documented refusals are HTTP 200 with another `statusCode` and empty data; malformed requests are 4xx with the same envelope.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Token', description: 'Returned by the login call.' },
      },
    },
    paths: Object.fromEntries(
      operations.map((operation) => [`/api/v1/${operation.path}`, { post: describe(operation) }]),
    ),
  };
}

function describe(operation: Operation): object {
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: `Source: ${operation.source}. Also at \`/api/v1/dynamic/dataoperation/${operation.name}\`.`,
    tags: [operation.limit],
    ...(operation.caller === 'customer' ? { security: [{ token: [] }] } : {}),
    parameters: ['Token', 'UserID'].map((name) => ({
      in: 'header',
      name,
      schema: { type: 'string' },
      required: false,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['requestParameters'],
            properties: { requestParameters: schemaOf(operation.request, 'input') },
          },
        },
      },
    },
    responses: {
      200: {
        description: 'The response envelope.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                statusCode: { type: 'integer' },
                statusMessage: { enum: ['Ok', 'Error'] },
                message: { type: ['string', 'null'] },
                errorMessage: { type: ['string', 'null'] },
                token: { type: ['string', 'null'] },
                isAuthorized: { type: 'boolean' },
                data: {
                  type: 'string',
                  contentMediaType: 'application/json',
                  contentSchema: schemaOf(operation.response, 'output'),
                },
              },
            },
          },
        },
      },
      429: { description: 'Too many requests from this address within a minute.' },
      503: {
        description: 'The shop is busy or its database is unavailable; retry after the time in Retry-After.',
      },
    },
  };
}

/** Returns what a schema accepts (`input`) or returns (`output`). */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
