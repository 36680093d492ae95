import packageFile from '../../package.json' with { type: 'json' };
import examples from '#contract/office-examples.json' with { type: 'json' };
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { Operation } from '#contract/operation.ts';
import { answerNames, kindNames, requestNames } from '#contract/office-names.ts';
import { keyPermissions } from '#contract/permissions.ts';
import type { DescribedCall, Description, Schema } from '#server/http/reference/description.ts';
import { readConfig } from '#server/settings/config.ts';
import { modulesIn } from '#shop/modules-in.ts';
import { pascal } from './described-contract.ts';
import { firstSentence, isOperation } from './openapi.ts';
import { withBothNames } from './both-names.ts';
import { byStatus, refusalsOf, sentences } from './refusals.ts';
import { adderTo, type AddSchema, byName, plain, prefix, schemaOf } from './schemas.ts';
import { isOfficeSubject, type OfficeSubject, officeSubjects } from './subjects.ts';

interface Call {
  subject: OfficeSubject;
  operation: Operation;
}

const limit = readConfig({}).limits.office;

/** Returns the documented calls of API keys, by subject and name. */
export async function keyCalls(): Promise<Call[]> {
  const found = await modulesIn('contract/operations/office/*/*.ts');
  const calls = found.flatMap(({ file, exports }) => {
    const subject = file.split('/')[3] ?? '';
    return Object.values(exports)
      .filter(isOperation)
      .filter(({ caller }) => typeof caller === 'object' && caller.keys === 'documented')
      .map((operation) => {
        if (!isOfficeSubject(subject)) throw new Error(`${file}: missing subject in tools/api/subjects.ts`);
        return { subject, operation };
      });
  });
  const order = Object.keys(officeSubjects);
  return calls.toSorted(
    (one, other) =>
      order.indexOf(one.subject) - order.indexOf(other.subject) ||
      one.operation.name.localeCompare(other.operation.name, 'en'),
  );
}

/** Returns the calls of API keys as OpenAPI 3.1. The contract must have been imported through `describeContract`. */
export function officeApi(calls: readonly Call[]): Description {
  const schemas: Record<string, Schema> = { Refusal: refusal };
  const add = adderTo(schemas);
  const paths = calls.map(
    (call) => [`/office/api/${call.operation.path}`, { post: callOf(call, add) }] as const,
  );
  const used = new Set(calls.map(({ subject }) => subject));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kado office API',
      version: packageFile.version,
      summary: 'What a program can do for the shop’s staff, with an API key.',
      description:
        'All calls are POST with the parameters as a JSON object. The response is `{"data": …}`, or `{"error": "…", "code": "…", "data": …}` with the HTTP status of the refusal. Amounts are whole cents. Times are ISO 8601 in UTC. Concepts: `/api/concepts/keys`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: [...used].map((subject) => ({
      name: officeSubjects[subject][0],
      description: officeSubjects[subject][1],
    })),
    'x-messages': sentences(calls.map(({ operation }) => operation)),
    webhooks: {},
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key that staff created in Settings › API keys. It begins with `kado_`.',
        },
      },
      schemas: byName(
        Object.fromEntries(
          Object.entries(schemas).map(([name, schema]) => [
            name,
            withBothNames(schema, name.endsWith('Request') ? requestNames : answerNames),
          ]),
        ),
      ),
      responses: Object.fromEntries(Object.entries(refusals).map(([name, text]) => [name, refused(text)])),
    },
  };
}

const refusals = {
  Malformed:
    'The parameters are malformed: `error` names them. `faults` in `data` names fields of a rejected form.',
  Unauthorized: 'There is no key, or it is wrong, or has ended or expired.',
  Forbidden: 'The key lacks the permission or doesn’t work from this address, or no key may do this.',
  Missing: 'There is no such order, product or record.',
  Conflict: 'Someone else changed it meanwhile, or its status doesn’t allow this. Read it again.',
  Limited: 'The key made too many requests within a minute. Retry after the seconds in `Retry-After`.',
  Busy: 'The shop is busy or its database is unavailable. Retry after the seconds in `Retry-After`.',
} as const;

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `${prefix}Refusal` } } },
});

const refusal: Schema = {
  type: 'object',
  description: 'The response of a refused call.',
  required: ['error', 'code', 'data'],
  properties: {
    error: { type: 'string', description: 'Why the call was refused, in English.' },
    code: {
      type: 'string',
      description: 'The code of the refusal, which doesn’t change; each call lists its own.',
    },
    errors: {
      type: 'array',
      description: 'The parameters because of which the call was refused. Omitted otherwise.',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string', description: 'The path of the parameter, such as `units.0.line`.' },
          code: { type: 'string', description: 'What is wrong with it.' },
          message: { type: 'string', description: 'The same in English.' },
        },
      },
    },
    data: { description: 'More about it, such as the fields that aren’t valid.' },
  },
};

const shown = (permission: string): string => `\`${permission}\` (${names[permission] ?? ''})`;
const names: Partial<Record<string, string>> = officeRoleLabels.texts;

/** Returns the permissions that a call needs, as far as keys can have them. */
function needOf({ caller }: Operation): string {
  const need = typeof caller === 'object' ? caller.staff : '';
  if (typeof need === 'string') return `Requires ${shown(need)}.`;
  const kinds = Object.entries(need.of).filter(([, each]) => keyPermissions.some((one) => one === each));
  const byPermission = [...Map.groupBy(kinds, ([, permission]) => permission)].map(
    ([permission, all]) =>
      `${shown(permission)} for ${all.map(([kind]) => `\`${kindNames[kind] ?? kind}\``).join(', ')}`,
  );
  return `Requires, by \`${need.parameter}\`: ${byPermission.join('; ')}.`;
}

function callOf({ subject, operation }: Call, add: AddSchema): DescribedCall {
  const { name, summary, request, response } = operation;
  const id = pascal(name);
  const example = (examples as Record<string, { request: unknown; data?: unknown }>)[name];
  add(`${id}Request`, { description: `Parameters of ${name}.`, ...schemaOf(request, 'input', add) });
  add(`${id}Response`, {
    description: `Content of \`data\` of ${name}.`,
    ...schemaOf(response, 'output', add),
  });
  const answer = (Object.keys(refusals) as (keyof typeof refusals)[]).map(
    (each) => ({ $ref: `#/components/responses/${each}` }) as const,
  );
  const [malformed, unauthorized, forbidden, missing, conflict, limited, busy] = answer;
  return {
    operationId: name,
    summary: firstSentence(plain(summary)),
    description: [
      plain(summary),
      `${needOf(operation)} Rate limit: by default ${limit} requests per minute and key.`,
    ].join('\n\n'),
    tags: [officeSubjects[subject][0]],
    security: [{ key: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `${prefix}${id}Request` },
          ...(example && { example: example.request }),
        },
      },
    },
    responses: {
      200: {
        description: 'The answer.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data'],
              properties: { data: { $ref: `${prefix}${id}Response`, description: 'The answer.' } },
            },
            ...(example && { example: { data: example.data } }),
          },
        },
      },
      400: malformed ?? {},
      401: unauthorized ?? {},
      403: forbidden ?? {},
      404: missing ?? {},
      409: conflict ?? {},
      429: limited ?? {},
      503: busy ?? {},
    },
    'x-refusals': byStatus(refusalsOf(operation)),
    'x-rate-limit': 'office',
  };
}
