import { beforeAll, describe, expect, it } from 'vitest';
import { loadRegistry } from '#server/calls/registry.ts';
import { exactly } from '../support/calls.ts';
import { demoLogins, sharedShop, type Visitor, type WireAnswer } from '../support/running-shop.ts';
import { wrongIn, type Fields } from './fields.ts';
import { oneRowCalls, ownCalls, wireTables } from './tables/all-tables.ts';
import type { WireTable } from './tables/wire-table.ts';

const shop = await sharedShop();
const registry = await loadRegistry();
let sokha: Visitor;
beforeAll(async () => {
  sokha = await shop.logIn(...demoLogins.sokha);
});

const rowsOf = ({ shape }: WireTable, data: unknown): unknown[] =>
  shape === 'object' ? [data] : (data as unknown[]);

/** Every form at the path of the contract and under the name of the specification. */
const asked = wireTables.flatMap((table) =>
  Object.entries(table.forms).map(([form, parameters]) => ({ table, name: table.name, form, parameters })),
);

it('every documented call of the shop has a table here, and every table a call', () => {
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

describe.each(asked)('$name, $form', ({ table, parameters }) => {
  let answer: WireAnswer;
  beforeAll(async () => {
    answer = await shop.ask(table.path, parameters, { as: table.customersOnly && sokha });
  });

  it('is answered in the envelope existing clients read', () => {
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

  it('has every documented field, of its kind', () => {
    const rows = rowsOf(table, answer.data);
    expect(rows.length).toBeGreaterThanOrEqual(table.atLeast ?? 1);
    expect(rows.map((row) => wrongIn(table.fields, row)).filter((wrong) => wrong !== null)).toEqual([]);
  });

  it('has no field but those and the declared ones', () => {
    expect(Object.keys(table.fields).length).toBeGreaterThan(0);
    const { operation } = registry.byName.get(table.name)!;
    expect(exactly(operation.response).safeParse(answer.data).error?.issues).toBeUndefined();
  });
});

describe('over the whole demo shop', () => {
  const whole: { name: string; parameters: (id: number) => object; ids: string }[] = [
    { name: 'GET_PRODUCT_DETAIL', parameters: (id) => ({ ProductId: String(id) }), ids: 'product' },
    { name: 'GET_PRODUCT_REVIEWS', parameters: (id) => ({ ProductId: String(id) }), ids: 'product' },
    { name: 'GET_PRODUCT_ALL_ATTRIBUTES_BY_ID', parameters: (id) => ({ ProductId: id }), ids: 'product' },
    {
      name: 'GET_RELATED_PRODUCTS_LIST',
      parameters: (id) => ({ ProductId: String(id), PageNo: 1, PageSize: 20 }),
      ids: 'product',
    },
    { name: 'GET_WEB_CAMPAIGN_DETAIL', parameters: (id) => ({ CampaignId: String(id) }), ids: 'campaign' },
    { name: 'GET_STATES_PROVINCES_LIST', parameters: (id) => ({ CountryId: String(id) }), ids: 'country' },
    { name: 'GET_CITIES_LIST', parameters: (id) => ({ StateProvinceId: String(id) }), ids: 'state_province' },
  ];

  it.each(whole)(
    '$name answers as documented for every $ids, in both languages',
    async ({ name, parameters, ids }) => {
      const table = wireTables.find((each) => each.name === name)!;
      const { operation } = registry.byName.get(name)!;
      const found = await shop.db
        .selectFrom(ids as 'product')
        .select('id')
        .orderBy('id')
        .execute();
      expect(found.length).toBeGreaterThan(2);
      for (const { id } of found) {
        for (const languageCode of ['en', 'ar']) {
          const { data } = await shop.ask(table.path, {
            ...parameters(id),
            languageCode,
            recordValueJson: '[]',
          });
          const wrong =
            rowsOf(table, data)
              .map((row) => wrongIn(table.fields, row))
              .find(Boolean) ?? null;
          expect({ id, languageCode, wrong }).toEqual({ id, languageCode, wrong: null });
          expect(exactly(operation.response).safeParse(data).success).toBe(true);
        }
      }
    },
  );

  it('each field that may be absent is there somewhere and missing somewhere else', async () => {
    const seen = new Map<string, Set<boolean>>();
    const { data } = await shop.ask('dynamic/dataoperation/get-all-products', { PageNo: 1, PageSize: 100 });
    for (const name of optional(listed.fields))
      seen.set(name, new Set(data.map((row: object) => Object.hasOwn(row, name))));
    expect(Object.fromEntries([...seen].map(([name, states]) => [name, states.size]))).toEqual({
      // Every product of the demo shop has a category.
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
