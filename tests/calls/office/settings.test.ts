import { expect, it } from 'vitest';
import { listMissedSearches } from '#contract/operations/office/catalogue/list-missed-searches.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';
import { setRielRate } from '#contract/operations/office/settings/set-riel-rate.ts';
import { currentRate } from '#shop/riel/riel.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query } = shop;
const { request, inside } = officeOf(shop);
await addBaseMethods(db);
const [owner, editor] = [await inside(1), await inside(4)];

const methods = async () => (await request(getPaymentMethods, {}, owner.cookie)).data;
const set = (rate: number | null) => request(setRielRate, { rate }, owner.cookie);

it('payment settings show for each payment method whether it is offered and what is missing', async () => {
  const named = async (name: string) =>
    (await methods()).ways.find((each: { provider: string }) => each.provider === name);
  expect(await named('transfer')).toMatchObject({ state: 'noAccount', isTest: false });
  const account = { bank: 'Lotus', accountName: 'KADO', accountNumber: '000 1', currency: 'USD' };
  const { data } = await request(getRecords, { kind: 'shop' }, owner.cookie);
  await request(
    changeRecord,
    { kind: 'shop', id: 'shop', version: data.records[0].version, fields: { bankAccounts: [account] } },
    owner.cookie,
  );
  expect(await named('transfer')).toMatchObject({ state: 'offered' });
  // Missing settings are reported by their names on the server, without their values.
  expect(await named('khqr')).toMatchObject({
    state: 'noKeys',
    keys: ['KHQR_ACCOUNT', 'KHQR_TOKEN', 'KHQR_NAME'],
    hasKeys: false,
  });
});

it('payment settings switch each payment method on and off, and show its audience', async () => {
  const cash = async () =>
    (await methods()).ways.find((each: { provider: string }) => each.provider === 'cash');
  const change = async (fields: object) => {
    const { data } = await request(getRecords, { kind: 'wayToPay' }, owner.cookie);
    const { id } = await cash();
    const { version } = data.records.find((each: { id: number }) => each.id === id);
    return request(changeRecord, { kind: 'wayToPay', id, version, fields }, owner.cookie);
  };
  expect(await cash()).toMatchObject({ state: 'offered', within: { en: '', km: '' }, lastPaidAt: null });
  expect((await change({ offered: false, most: 500 })).status).toBe(200);
  const { state, within } = await cash();
  expect([state, within.en]).toEqual(['off', expect.stringContaining('$500.00')]);
  expect(within.km).toContain('$500.00');
  expect((await change({ offered: true, most: null })).status).toBe(200);
  expect(await cash()).toMatchObject({ state: 'offered', within: { en: '' } });
});

it('payment settings set the exchange rate with its author, and keep the previous rates', async () => {
  expect((await set(4100)).status).toBe(200);
  expect((await set(4080)).status).toBe(200);
  expect(await currentRate(db)).toMatchObject({ rate: 4080 });
  const { riel } = await methods();
  expect(riel).toMatchObject([{ rate: 4080 }, { rate: 4100 }]);
  expect(riel[0].name).not.toBe('');
  for (const rate of [0, 4.5, -4000, 1e9, Number.MAX_SAFE_INTEGER]) {
    const { status, data } = await set(rate);
    expect([status, data.faults], String(rate)).toEqual([400, [{ field: 'rate', code: 'range' }]]);
  }
  await set(null);
  expect(await currentRate(db)).toBeNull();
  expect((await request(setRielRate, { rate: 4000 }, editor.cookie)).status).toBe(403);
});

it('searches with no results are listed with their language, most frequent first', async () => {
  await query`insert into search_miss (day, language_id, term, times) values
    (current_date, 1, 'anvil', 2), (current_date, 2, 'ដែក', 5), (current_date - 60, 1, 'old', 9)`;
  const { data } = await request(listMissedSearches, { days: 30 }, editor.cookie);
  expect(data.searches).toMatchObject([
    { term: 'ដែក', language: 'ar', times: 5 },
    { term: 'anvil', language: 'en', times: 2 },
  ]);
});
