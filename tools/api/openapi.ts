import packageFile from '../../package.json' with { type: 'json' };
import examples from '#contract/examples.json' with { type: 'json' };
import type { Operation } from '#contract/operation.ts';
import type { DescribedCall, Description, Schema } from '#server/http/reference/description.ts';
import { readConfig } from '#server/settings/config.ts';
import { modulesIn } from '#shop/modules-in.ts';
import { pascal } from './described-contract.ts';
import { withRules } from './form-rules.ts';
import { byStatus, refusalsOf, sentences } from './refusals.ts';
import { adderTo, type AddSchema, byName, plain, prefix, schemaOf, usedOf } from './schemas.ts';
import { webhooksOf, webhookTag } from './webhooks.ts';
import { isSubject, type Subject, subjects } from './subjects.ts';

interface Call {
  subject: Subject;
  operation: Operation;
}

const limitDefaults = readConfig({}).limits;

/** Returns the documented calls, by subject and name. */
export async function documentedCalls(): Promise<Call[]> {
  const found = await modulesIn('contract/operations/**/*.ts');
  const calls = found.flatMap(({ file, exports }) => {
    const subject = file.split('/')[2] ?? '';
    const operations = Object.values(exports).filter(isOperation);
    return operations
      .filter(({ caller }) => typeof caller !== 'object')
      .map((operation) => {
        if (!isSubject(subject)) throw new Error(`${file}: missing subject in tools/api/subjects.ts`);
        return { subject, operation };
      });
  });
  const order = Object.keys(subjects);
  return calls.toSorted(
    (one, other) =>
      order.indexOf(one.subject) - order.indexOf(other.subject) ||
      one.operation.name.localeCompare(other.operation.name, 'en'),
  );
}

export const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'refusedData' in value && 'request' in value;

/**
 * Returns the API as OpenAPI 3.1. The contract must have been imported through `describeContract`.
 */
export function openApi(calls: readonly Call[]): Description {
  const schemas: Record<string, Schema> = { Envelope: envelope };
  const add = adderTo(schemas);
  const paths = calls.map((call) => [`/api/v1/${call.operation.path}`, { post: callOf(call, add) }] as const);
  const webhooks = webhooksOf(add);
  const used = new Set(calls.map(({ subject }) => subject));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kado shop API',
      version: packageFile.version,
      summary: 'Everything a shopper can do: browse, order, pay and follow orders.',
      description:
        'All calls are POST with `{"requestParameters": {…}}`. The response is an envelope whose `data` is JSON text; each call lists its parsed content. ' +
        'Refusals are HTTP 200 with another `statusCode`, so that existing clients can read them; 429 and 503 are also HTTP statuses. ' +
        'Amounts are in dollars as numbers with up to two decimals. Times are ISO 8601 in UTC. Guide and limits: `/api`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: [
      ...[...used].map((subject) => ({ name: subjects[subject][0], description: subjects[subject][1] })),
      webhookTag,
    ],
    'x-messages': sentences(calls.map(({ operation }) => operation)),
    paths: Object.fromEntries(paths),
    webhooks,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Token',
          description:
            'The envelope’s `token` after GET_USER_LOGIN or LOGIN_BY_PHONE. It is valid until LOGOUT, for 14 days without a call, and at most 30 days.',
        },
      },
      schemas: byName(usedOf(schemas, [paths, webhooks])),
      responses: {
        Malformed: wire('The request isn’t JSON, too large, or has a malformed `Idempotency-Key`.'),
        Limited: wire(
          'Too many requests of this kind from this address within a minute. Retry after the seconds in `Retry-After`.',
        ),
        Busy: wire(
          'The shop is busy or its database is unavailable. Retry after the seconds in `Retry-After`.',
        ),
      },
    },
  };
}

const wire = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `${prefix}Envelope` } } },
});

const envelope: Schema = {
  type: 'object',
  description: 'The envelope of every response.',
  required: ['statusCode', 'statusMessage', 'message', 'errorMessage', 'token', 'isAuthorized', 'data'],
  properties: {
    statusCode: { type: 'integer', description: '200, or the status of a refusal.' },
    statusMessage: { type: 'string', enum: ['Ok', 'Error'], description: '`Error` for a refusal.' },
    message: { type: ['string', 'null'], description: 'The outcome of some calls, in English.' },
    errorMessage: { type: ['string', 'null'], description: 'Why the call was refused, in English.' },
    token: { type: ['string', 'null'], description: 'The new session’s token, after a login.' },
    isAuthorized: { type: 'boolean', description: 'False for 401 and 403.' },
    data: { type: 'string', description: 'The answer as JSON text.' },
    errorCode: {
      type: 'string',
      description:
        'The code of a refusal, which doesn’t change; each call lists its own. Omitted from answers.',
    },
    Errors: {
      type: 'array',
      description: 'The fields because of which a request is refused (400). Omitted otherwise.',
      items: {
        type: 'object',
        required: ['Field', 'Code', 'Message'],
        properties: {
          Field: {
            type: 'string',
            description: 'The path of the parameter, such as `Items.0.Quantity`; empty for all of them.',
          },
          Code: { type: 'string', description: 'What is wrong with it.' },
          Message: { type: 'string', description: 'The same in English.' },
        },
      },
    },
  },
};

function callOf({ subject, operation }: Call, add: AddSchema): DescribedCall {
  const { name, summary, caller, limit, request, response } = operation;
  const id = pascal(name);
  const described = withRules(schemaOf(request, 'input', add), operation.form);
  add(`${id}Request`, { description: `Parameters of ${name}.`, ...described });
  add(`${id}Response`, {
    description: `Content of \`data\` of ${name}.`,
    ...schemaOf(response, 'output', add),
  });
  const example = (examples as Record<string, { request: unknown; data: unknown }>)[name];
  const refusals = refusalsOf(operation);
  const needsKey = summary.includes('Idempotency-Key');
  return {
    operationId: name,
    summary: firstSentence(plain(summary)),
    description: [
      plain(summary),
      `Also at \`/api/v1/dynamic/dataoperation/${name}\`. Rate limit: \`${limit}\`, by default ${limitDefaults[limit]} requests per minute and address.`,
    ].join('\n\n'),
    tags: [subjects[subject][0]],
    security: caller === 'customer' ? [{ token: [] }] : [],
    ...(needsKey && { parameters: [idempotencyKey] }),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['requestParameters'],
            properties: {
              requestParameters: {
                $ref: `${prefix}${id}Request`,
                description: 'The parameters of the call.',
              },
            },
          },
          ...(example && { example: { requestParameters: example.request } }),
        },
      },
    },
    responses: {
      200: {
        description: `The answer, or a refusal: ${refusals.map(({ statusCode, code }) => `${statusCode} ${code}`).join(', ')}.`,
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: `${prefix}Envelope` },
                {
                  type: 'object',
                  properties: {
                    statusCode: {
                      type: 'integer',
                      enum: [200, ...new Set(refusals.map(({ statusCode }) => statusCode))],
                      description: '200, or the status of a refusal.',
                    },
                    data: {
                      type: 'string',
                      description: 'The answer as JSON text.',
                      contentMediaType: 'application/json',
                      contentSchema: { $ref: `${prefix}${id}Response` },
                    },
                  },
                },
              ],
            },
            ...(example && { example: answered(example.data) }),
          },
        },
      },
      400: { $ref: '#/components/responses/Malformed' },
      429: { $ref: '#/components/responses/Limited' },
      503: { $ref: '#/components/responses/Busy' },
    },
    'x-refusals': byStatus(refusals),
    'x-rate-limit': limit,
  };
}

const answered = (data: unknown) => ({
  statusCode: 200,
  statusMessage: 'Ok',
  message: null,
  errorMessage: null,
  token: null,
  isAuthorized: true,
  data: JSON.stringify(data),
});

const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'Names the attempt: 8 to 100 letters, digits, hyphens or underscores. Repeating the request with the same key and body returns the same order.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
  required: false,
  example: 'order-2f9c1e07',
};

export const firstSentence = (text: string): string =>
  /^.*?[.:;](?=\s|$)/u.exec(text)?.[0].replace(/[.:;]$/u, '') ?? text;
