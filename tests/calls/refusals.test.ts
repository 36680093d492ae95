import { describe, expect, it } from 'vitest';
import examples from '#contract/examples.json' with { type: 'json' };
import type { Operation } from '#contract/operation.ts';
import { requestNames } from '#contract/office-names.ts';
import { keyPermissions } from '#contract/permissions.ts';
import type { Envelope } from '#server/calls/envelope.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import {
  description,
  type DescribedCall,
  type Schema,
  schemaName,
} from '#server/http/reference/description.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { newShopper, shopApi } from '#tests/support/shop-api.ts';
import { testPayments } from '#tests/support/test-payments.ts';

const database = await demoDatabase();
const { db } = database;
const payments = await testPayments();
const shop = await shopApi(db, {}, payments.methods);
const { server } = shop;
const { inside, newKey } = officeOf({ ...database, ...shop });
const { byName } = await loadRegistry();
const owner = await inside(1);
const { headers: key } = await newKey(owner.id, keyPermissions);

/** An answer, of whichever kind of call. */
interface Given {
  status: number;
  code: string | undefined;
  fields: string[];
}

async function shopperCall({ path, caller }: Operation, parameters: object): Promise<Given> {
  const shopper = caller === 'customer' ? await newShopper(db) : null;
  const response = await server.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(shopper && { token: shopper.token }),
    },
    payload: JSON.stringify({ requestParameters: parameters }),
  });
  const envelope = response.json<Envelope>();
  const { statusCode: status, errorCode: code, Errors = [] } = envelope;
  return { status, code, fields: Errors.map(({ Field }) => Field) };
}

async function officeCall(
  { path }: Pick<Operation, 'path'>,
  parameters: unknown,
  headers: Record<string, string> = key,
): Promise<Given> {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: `/office/api/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(parameters),
  });
  const { code, errors = [] } = JSON.parse(body) as { code?: string; errors?: { field: string }[] };
  return { status: statusCode, code, fields: errors.map(({ field }) => field) };
}

const described = [description('openapi'), description('office')].flatMap(({ paths, components }) =>
  Object.values(paths).map(({ post }) => ({
    name: post.operationId,
    post,
    request: components.schemas[`${schemaName(post)}Request`] as Schema,
  })),
);
type Described = (typeof described)[number];

/** Returns whether a call's page lists how it was answered. */
const isListed = ({ 'x-refusals': refusals }: DescribedCall, { status, code }: Given): boolean =>
  status === 200 ? code === undefined : (refusals[status]?.includes(code ?? '') ?? false);

const formerNames = new Map(Object.entries(requestNames).map(([before, now]) => [now, before]));
const needed = new Set(['CREATE_SAMPLE_REQUEST PhoneNumber', 'ASK_STOCK_NOTICE Email']);

/** Calls an operation whole, without each field, and with each field malformed. Returns what its page doesn't say. */
async function contradictions({ name, post, request }: Described): Promise<string[]> {
  const { operation } = byName.get(name)!;
  const isOfOffice = typeof operation.caller === 'object';
  const call = (parameters: object) => (isOfOffice ? officeCall : shopperCall)(operation, parameters);
  const {
    UserID: _,
    UserId: __,
    ...whole
  } = ((examples as Record<string, { request: object }>)[name]?.request ??
    post.requestBody.content['application/json'].example) as Record<string, unknown>;
  const found: string[] = [];
  const check = (what: string, given: Given, is: boolean) => {
    if (!is || !isListed(post, given)) found.push(`${name} ${what}: ${JSON.stringify(given)}`);
  };
  const first = await call(whole);
  // A sealed password works once.
  check('whole', first, first.status !== 400 || first.fields.every((each) => each === 'Password'));
  const shape = (
    operation.request as unknown as {
      shape: Record<string, { safeParse(value: unknown): { success: boolean } }>;
    }
  ).shape;
  for (const [field, { deprecated }] of Object.entries(request.properties ?? {})) {
    if (deprecated) continue;
    const { [field]: ___, ...others } = whole;
    const isRequired = request.required?.includes(field) ?? false;
    const without = await call(others);
    // One of two is needed, or a guest needs it.
    if (needed.has(`${name} ${field}`)) continue;
    const isMissing = without.fields.includes(field) && (without.code ?? '').startsWith('required');
    check(
      `without ${field}`,
      without,
      isRequired ? without.status === 400 && without.fields.includes(field) : !isMissing,
    );
    if (/^userid$/iu.test(field)) continue;
    for (const value of [{ is: 'malformed' }, '\u0000']) {
      // Some fields take anything, as existing clients need it.
      const isTaken = (shape[field] ?? shape[formerNames.get(field) ?? ''])?.safeParse(value).success ?? true;
      const malformed = await call({ ...whole, [field]: value });
      const isNamed = malformed.fields.some((each) => each === field || each.startsWith(`${field}.`));
      check(`with ${field} malformed`, malformed, isTaken || (malformed.status === 400 && isNamed));
    }
  }
  return found;
}

it.each(described)('$name refuses each missing and each malformed field as its page says', async (each) => {
  expect(await contradictions(each)).toEqual([]);
});

describe('a refusal names', () => {
  const signup = byName.get('SIGNUP_USER')!.operation;

  it('all missing fields of a signup at once, with the sentence of the first one', async () => {
    const { envelope, data } = await shop.post(signup.path, {});
    expect(envelope.errorMessage).toBe('First Name is required');
    expect(data).toEqual([{ ResponseMsg: 'First Name is required' }]);
    expect(envelope.Errors).toEqual([
      { Field: 'FirstName', Code: 'required', Message: 'First Name is required' },
      { Field: 'LastName', Code: 'required', Message: 'Last Name is required' },
      { Field: 'EmailAddress', Code: 'required', Message: 'Email is required' },
      { Field: 'CountryID', Code: 'requiredSelect', Message: 'Country is required' },
      { Field: 'Password', Code: 'required', Message: 'Password is required' },
      { Field: 'AddressLineOne', Code: 'required', Message: 'Shipping address is required' },
    ]);
  });

  it('a cart that isn’t text, and one that can’t be read', async () => {
    const { operation } = byName.get('GET_CUSTOMER_CART_ITEMS')!;
    const answers = [[{ ProductId: 1, Quantity: 1 }], 'not JSON'].map((cartJsonData) =>
      shopperCall(operation, { cartJsonData }),
    );
    expect(await Promise.all(answers)).toEqual([
      { status: 400, code: 'notText', fields: ['cartJsonData'] },
      { status: 400, code: 'malformed', fields: ['cartJsonData'] },
    ]);
  });

  it('a missing, malformed or reused idempotency key', async () => {
    const { operation: begin } = byName.get('BEGIN_PAYMENT')!;
    const { operation: order } = byName.get('POST_CUSTOMER_ORDER')!;
    const { token } = await newShopper(db);
    const cartJsonData = JSON.stringify([{ ProductId: 1, Quantity: 1 }]);
    const codeOf = async (path: string, more: object, headers: Record<string, string> = {}) =>
      (await shop.post(path, { cartJsonData, PaymentMethod: 5, ...more }, { token, ...headers })).envelope
        .errorCode;
    expect(await codeOf(begin.path, {})).toBe('keyMissing');
    expect(await codeOf(begin.path, {}, { 'idempotency-key': 'short' })).toBe('keyMalformed');
    const { data } = await shop.post('dynamic/dataoperation/get-all-products', { PageSize: 100 });
    expect(data.length).toBeGreaterThan(0);
    expect(await codeOf(order.path, { paymentToken: '' })).toBe('keyMissing');
  });

  it('the refusal of a card order without a token names the missing field', async () => {
    const { operation: order } = byName.get('POST_CUSTOMER_ORDER')!;
    const { token } = await newShopper(db);
    const { data } = await shop.post('dynamic/dataoperation/get-product-all-attributes-by-productId', {
      ProductId: 1,
    });
    const chosen = [1, 3].map((id) =>
      data.find((each: { ProductAttributeID: number }) => each.ProductAttributeID === id),
    );
    const cartJsonData = JSON.stringify([{ ProductId: 1, Quantity: 1, productSelectedAttributes: chosen }]);
    const headers = { token, 'idempotency-key': 'no-token-1' };
    const { envelope } = await shop.post(order.path, { cartJsonData, PaymentMethod: 5 }, headers);
    expect(envelope).toMatchObject({
      errorCode: 'paymentDeclined',
      Errors: [{ Field: 'paymentToken', Code: 'required' }],
    });
  });

  it.each([
    ['no key', {}, 401, 'apiKeyMissing'],
    ['a wrong key', { authorization: 'Bearer kado_wrong' }, 401, 'keyRefused'],
  ])('an office call with %s', async (_what, headers, status, code) => {
    const { operation } = byName.get('LIST_ORDERS')!;
    expect(await officeCall(operation, {}, headers)).toEqual({ status, code, fields: [] });
  });

  it('a parameter that an office call doesn’t have', async () => {
    const { operation } = byName.get('LIST_ORDERS')!;
    expect(await officeCall(operation, { lmit: 5 })).toEqual({
      status: 400,
      code: 'unknownField',
      fields: ['lmit'],
    });
  });

  it.each([
    [0, 1],
    [500, 100],
  ])('no page size of %i, which counts as %i', async (PageSize, size) => {
    const { data } = await shop.post('dynamic/dataoperation/get-all-products', { PageSize });
    expect(data.length).toBeLessThanOrEqual(size);
    expect(data.length).toBeGreaterThan(0);
  });

  it('a negative page size', async () => {
    const { operation } = byName.get('GET_All_PRODUCTS')!;
    expect(await shopperCall(operation, { PageSize: -1 })).toEqual({
      status: 400,
      code: 'malformed',
      fields: ['PageSize'],
    });
  });
});
