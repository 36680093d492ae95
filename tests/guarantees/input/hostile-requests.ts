import fc from 'fast-check';
import { z } from 'zod';
import type { Operation } from '#contract/operation.ts';
import { type Background, honestParameters, type Parameters } from './honest-parameters.ts';
import {
  extraKeys,
  fringeValues,
  hostileBodies,
  hostileCarts,
  hostileIdLists,
  hostileItems,
  hostileTexts,
  hostileValues,
  packedBody,
} from './hostile-values.ts';
import type { RawRequest } from './send.ts';

/** The senders of requests. The test knows their tokens. */
export const senders = ['guest', 'buyer', 'other', 'expired', 'forged', 'mismatch', 'used up'] as const;
export type Sender = (typeof senders)[number];

export interface HostileRequest extends RawRequest {
  name: string;
  sender: Sender;
}

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

function hostileFor(name: string, { product }: Background): readonly unknown[] {
  if (name === 'cartJsonData') return hostileCarts(product);
  if (name === 'ProductsIds') return hostileIdLists;
  if (name === 'Items') return hostileItems(product);
  return ['ar', 'km', 'Price DESC', 'price asc '];
}

/** Generates mostly values that the field accepts, so that they get past validation, otherwise any value. */
function hostileField(
  operation: Operation,
  name: string,
  schema: z.ZodType,
  ground: Background,
): fc.Arbitrary<unknown> {
  const honest = honestParameters(operation, ground).map((parameters) => parameters[name]);
  const pool = [...hostileFor(name, ground), ...fringeValues, ...hostileValues];
  const valid = [...pool, ...honest].filter((value) => schema.safeParse(value).success);
  // Some fields take only values such as the id of an upload.
  const passing = valid.length > 0 ? valid : pool;
  const anything = fc.oneof(
    { weight: 6, arbitrary: oneOf<unknown>(passing) },
    { weight: 2, arbitrary: oneOf<unknown>(pool) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
  // Reviewing an existing product would change the answers that honest clients get.
  return operation.name === 'INSERT_PRODUCT_REVIEW' && name === 'ProductId'
    ? anything.filter((value) => !isProduct(value, ground))
    : anything;
}

function isProduct(value: unknown, { missing }: Background): boolean {
  // An object can't always be converted to a number or a string.
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return id >= 1 && id < missing;
}

/**
 * Generates parameters with some fields altered or removed and some added; the others are as a client sends
 * them.
 */
function bentParameters(operation: Operation, ground: Background): fc.Arbitrary<Parameters> {
  const shape =
    operation.request instanceof z.ZodObject ? (operation.request.shape as Record<string, z.ZodType>) : {};
  const fields = Object.keys(shape);
  const field = oneOf(fields).chain((name) =>
    fc.tuple(fc.constant(name), hostileField(operation, name, shape[name]!, ground)),
  );
  const bent = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(field) },
    { weight: 1, arbitrary: fc.tuple(field, field) },
  );
  const added = fc.array(fc.tuple(oneOf(extraKeys), oneOf(hostileValues)), { maxLength: 2 });
  const leftOut = fc.oneof(
    { weight: 1, arbitrary: oneOf(fields) },
    { weight: 7, arbitrary: fc.constant('') },
  );
  return fc
    .tuple(oneOf(honestParameters(operation, ground)), added, bent, leftOut)
    .map(([base, extra, fieldsBent, without]) => {
      const parameters = { ...base, ...Object.fromEntries(extra), ...Object.fromEntries(fieldsBent) };
      return Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== without));
    });
}

const json = ['Content-Type', 'application/json'];
const bodyOf = (parameters: unknown) => JSON.stringify({ requestParameters: parameters });

const transports: readonly ((path: string, body: string) => Partial<RawRequest>)[] = [
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => () => ({ method, body: null })),
  ...['PROPFIND', 'QUERY', 'SEARCH', 'LINK'].map((method) => () => ({ method })),
  ...[
    'text/plain',
    'application/jsonx',
    'application/json-patch+json',
    'text/json',
    '*/*',
    '',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\u00a0',
    'x'.repeat(4000),
  ].map((type) => () => ({ headers: ['Content-Type', type] })),
  () => ({ headers: [] }),
  () => ({ headers: [...json, 'Content-Encoding', 'gzip'], body: packedBody }),
  () => ({ headers: [...json, 'Content-Encoding', 'br'], body: packedBody }),
  () => ({ headers: [...json, 'Content-Type', 'text/plain'] }),
  () => ({ headers: [...json, 'Token', 'x', 'Token', 'y'] }),
  () => ({ headers: [...json, 'UserID', '1', 'UserID', '2'] }),
  () => ({ headers: [...json, 'Token', 'A'.repeat(43), 'UserID', '1 or 1=1'] }),
  () => ({ headers: [...json, 'Idempotency-Key', 'a', 'Idempotency-Key', 'b'] }),
  () => ({ headers: [...json, 'Idempotency-Key', "'; drop table order_key; --"] }),
  () => ({ headers: [...json, 'X-Forwarded-For', '1.2.3.4, <script>', 'X-Forwarded-Host', 'evil.example'] }),
  () => ({ headers: [...json, 'Cookie', `kado=${'x'.repeat(3000)}; kado=y`] }),
  () => ({ headers: [...json, 'Origin', 'null', 'Sec-Fetch-Site', 'cross-site'] }),
  () => ({ headers: [...json, 'Expect', '100-continue'] }),
  () => ({ headers: [...json, 'X-Long', 'x'.repeat(30_000)] }),
  (path) => ({ path: `${path}/` }),
  (path) => ({ path: `${path}?requestParameters=1&__proto__[x]=1` }),
  (path) => ({ path: `${path}/../../../v1` }),
  (path) => ({ path: path.replace('/api/v1/', '/api/v1/%2e%2e/') }),
  (path) => ({ path: `${path}%00` }),
  (path) => ({ path: `${path}%` }),
  (path) => ({ path: `${path}%ff%fe` }),
  (path) => ({ path: `/${path.replaceAll('/', '///')}` }),
  () => ({ path: '/api/v1/__proto__' }),
  () => ({ path: '/api/v1/dynamic/dataoperation/constructor' }),
  () => ({ path: `/api/v1/${'x'.repeat(6000)}` }),
];

/** Most requests should pass authentication. */
const times = (count: number, sender: Sender): Sender[] => Array.from({ length: count }, () => sender);
const usual = [...times(4, 'guest'), ...times(4, 'buyer'), 'other'] as const;

/** Returns a stream of hostile requests to all calls. The same seed gives the same stream. */
export function hostileRequests(
  operations: readonly Operation[],
  ground: Background,
  count: number,
  seed: number,
): HostileRequest[] {
  const ofCall = (operation: Operation): fc.Arbitrary<HostileRequest> => {
    const { name } = operation;
    const path = oneOf([operation.path, `dynamic/dataoperation/${name}`, operation.path.toUpperCase()]).map(
      (each) => `/api/v1/${each}`,
    );
    const bent = bentParameters(operation, ground);
    const customers = operation.caller === 'customer' ? times(8, 'buyer').concat(times(4, 'other')) : [];
    // A logout would end a session that the other requests still need.
    const who = oneOf<Sender>(
      name === 'LOGOUT' ? ['guest', 'forged', 'used up'] : [...senders, ...usual, ...customers],
    );
    const request = fc.record({
      name: fc.constant(name),
      path,
      sender: who,
      method: fc.constant('POST'),
      headers: fc.constant(json),
    });
    const whole = oneOf<unknown>([
      null,
      [],
      7,
      'x',
      true,
      [[]],
      { requestParameters: {} },
      ...hostileTexts.slice(0, 6),
    ]);
    const inTransport = fc.tuple(request, bent, oneOf(transports)).map(([base, parameters, bend]) => ({
      ...base,
      body: bodyOf(parameters),
      ...bend(base.path, bodyOf(parameters)),
    }));
    const withBody = (bodies: fc.Arbitrary<string | Buffer>) =>
      fc.tuple(request, bodies).map(([base, body]) => ({ ...base, body }));
    return fc.oneof(
      { weight: 80, arbitrary: withBody(bent.map(bodyOf)) },
      { weight: 2, arbitrary: withBody(whole.map(bodyOf)) },
      { weight: 3, arbitrary: withBody(oneOf(hostileBodies)) },
      { weight: 7, arbitrary: inTransport },
    );
  };
  return fc.sample(oneOf(operations).chain(ofCall), { numRuns: count, seed });
}
