import { beforeAll, describe, expect, it } from 'vitest';
import { loadRegistry } from '#server/calls/registry.ts';
import { strictSchema } from '../support/calls.ts';
import { demoLogins, sharedShop, type Visitor, type WireAnswer } from '../support/running-shop.ts';
import { wrongIn, type Fields } from './fields.ts';
import { oneRowCalls, ownCalls, wireTables } from './tables/all-tables.ts';
import { rowsOf } from './tables/wire-table.ts';

const shop = await sharedShop();
const registry = await loadRegistry();
let sokha: Visitor;
beforeAll(async () => {
  sokha = await shop.logIn(...demoLogins.sokha);
});

/** Every form, sent to the contract's path and under the specification's name. */
const requests = wireTables.flatMap((table) =>
  Object.entries(table.forms).map(([form, parameters]) => ({ table, name: table.name, form, parameters })),
);

it('every documented call has a table here, and every table a call', () => {
  const tables = [...wireTables, ...oneRowCalls];
  expect(registry.handlers.map(({ operation }) => operation.name).toSorted()).toEqual(
    [...tables.map(({ name }) => name), ...ownCalls].toSorted(),
  );
  for (const { name, path, customersOnly } of tables) {
    const { operation } = registry.byName.get(name)!;
    expect({ name, path: operation.path, caller: operation.caller }).toEqual({
      name,
      path,
      caller: customersOnly ? 'customer' : 'anyone',
    });
  }
});

describe.each(requests)('$name, $form', ({ table, parameters }) => {
  let answer: WireAnswer;
  beforeAll(async () => {
    answer = await shop.request(table.path, parameters, { as: table.customersOnly && sokha });
  });

  it('a response has the envelope existing clients read', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.envelope).toStrictEqual({
      statusCode: 200,
      statusMessage: 'Ok',
      message: null,
      errorMessage: null,
      token: expect.toSatisfy((token) =>
        table.name === 'GET_USER_LOGIN' ? /^[\w-]{43}$/u.test(token) : token === null,
      ),
      isAuthorized: true,
      data: expect.any(String),
    });
  });

  it('a response has every documented field with its type', () => {
    const rows = rowsOf(table, answer.data);
    expect(rows.length).toBeGreaterThanOrEqual(table.atLeast ?? 1);
    expect(rows.map((row) => wrongIn(table.fields, row)).filter((wrong) => wrong !== null)).toEqual([]);
  });

  it('a response has only documented and declared fields', () => {
    expect(Object.keys(table.fields).length).toBeGreaterThan(0);
    const { operation } = registry.byName.get(table.name)!;
    expect(strictSchema(operation.response).safeParse(answer.data).error?.issues).toBeUndefined();
  });
});

describe('all responses of the demo shop', () => {
  it('each optional field is present in one response and missing in another', async () => {
    const seen = new Map<string, Set<boolean>>();
    const { data } = await shop.request('dynamic/dataoperation/get-all-products', {
      PageNo: 1,
      PageSize: 100,
    });
    for (const name of optional(listed.fields))
      seen.set(name, new Set(data.map((row: object) => Object.hasOwn(row, name))));
    expect(Object.fromEntries([...seen].map(([name, states]) => [name, states.size]))).toEqual({
      // In the demo shop, every product has a category.
      CategoryName: 1,
      CouponCode: 2,
      DiscountedPrice: 2,
      DiscountId: 2,
      IsDiscountCalculated: 2,
      Rating: 2,
    });
  });
});

const listed = wireTables.find((each) => each.name === 'GET_All_PRODUCTS')!;
const optional = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, field]) => 'mayBeAbsent' in field)
    .map(([name]) => name);
