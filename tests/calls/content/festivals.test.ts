import { expect, it } from 'vitest';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue'], { LIMIT_BROWSE: '10000', LIMIT_ACCOUNT: '10000' });
const { query } = shop;
const office = officeOf(shop);
const { cookie } = await office.inside(1);

const shown = async (languageCode = 'en') =>
  (await shop.request(getShopSettings, { languageCode })).data.Festivals ?? [];
const save = (fields: object, id: number | null = null) =>
  office.request(changeRecord, { kind: 'festival', id, version: null, fields }, cookie);
const error = async (fields: object) => (await save(fields)).data.faults;

it('a new shop knows the festivals of Cambodia and of the world, each on its days', async () => {
  const rows = await query`select name_en as name, starts_on as day from festival
    where extract(year from starts_on) = 2027 order by starts_on`;
  expect(rows.map(({ name, day }) => `${day} ${name}`)).toEqual([
    '2027-01-01 New Year',
    '2027-02-06 Chinese New Year',
    '2027-02-14 Valentine’s Day',
    '2027-04-14 Khmer New Year',
    '2027-09-29 Pchum Ben',
    '2027-11-12 Water Festival',
    '2027-12-25 Christmas',
  ]);
});

it('staff keep the festivals, which clients get in order until they begin', async () => {
  await query`delete from festival`;
  const name = { en: 'Teachers’ Day', km: 'ទិវាគ្រូបង្រៀន' };
  const { id } = (await save({ name, startsOn: '2099-10-05', lastOrderOn: '2099-10-01' })).data;
  await save({ name: { en: 'Earlier' }, startsOn: '2099-01-01', endsOn: '2099-01-02' });
  await save({ name: { en: 'Hidden' }, startsOn: '2099-01-01', published: false });
  await save({ name: { en: 'Past' }, startsOn: '2020-01-01' });
  expect(await shown()).toEqual([
    { Name: 'Earlier', FirstDay: '2099-01-01', LastDay: '2099-01-02' },
    { Name: 'Teachers’ Day', FirstDay: '2099-10-05', LastOrderDay: '2099-10-01' },
  ]);
  expect((await shown('ar')).map(({ Name }: { Name: string }) => Name)).toEqual(['Earlier', name.km]);
  expect((await save({ published: false }, id)).status).toBe(200);
  expect((await shown()).length).toBe(1);
});

it('a festival needs a name and a first day, after the last day to order', async () => {
  expect(await error({ name: { en: 'x' } })).toMatchObject([{ field: 'startsOn', code: 'missing' }]);
  const festival = { name: { en: 'x' }, startsOn: '2099-01-02' };
  expect(await error({ ...festival, name: { en: '' } })).toMatchObject([{ field: 'name' }]);
  expect(await error({ ...festival, endsOn: '2099-01-01' })).toMatchObject([{ field: 'endsOn' }]);
  expect(await error({ ...festival, lastOrderOn: '2099-01-02' })).toMatchObject([{ field: 'lastOrderOn' }]);
});

it('a saved festival is announced to every process', async () => {
  const festival = { name: { en: 'Soon' }, startsOn: '2099-03-01' };
  expect(await noticesDuring(shop.url, () => save(festival))).toContain('texts');
});
