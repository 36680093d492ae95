import { beforeEach, describe, expect, it } from 'vitest';
import { getCustomerAddresses } from '#contract/operations/accounts/get-customer-addresses.ts';
import { removeCustomerAddress } from '#contract/operations/accounts/remove-customer-address.ts';
import { saveCustomerAddress } from '#contract/operations/accounts/save-customer-address.ts';
import { useCustomerAddress } from '#contract/operations/accounts/use-customer-address.ts';
import type { Operation } from '#contract/operation.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query, request } = await testShop(['places']);

let owner: Shopper;
let other: Shopper;
beforeEach(async () => {
  [owner, other] = (await newShoppers(db, 2)) as [Shopper, Shopper];
  await query`update customer set country_id = 1, state_province_id = null, city_id = null, postal_code = '', address = 'House 1'
    where id in (${owner.customerId}, ${other.customerId})`;
});

interface Row {
  AddressID: number;
  AddressLineOne: string;
  IsUsed: boolean;
}
const call = async (operation: Operation, input: object = {}, who: Shopper | null = owner) => {
  const { data, envelope } = await request(operation, input, who);
  return { rows: data as Row[], status: envelope.statusCode };
};
const save = (fields: object, who = owner) =>
  call(saveCustomerAddress, { AddressLineOne: 'House 9', ...fields }, who);
const stored = async (who = owner) => (await call(getCustomerAddresses, {}, who)).rows;
const account = async () =>
  db
    .selectFrom('customer')
    .select(['address', 'state_province_id', 'city_id', 'postal_code'])
    .where('id', '=', owner.customerId)
    .executeTakeFirstOrThrow();

/** The recipient stored on the account. */
const receiver = () =>
  db
    .selectFrom('customer')
    .select(['recipient', 'recipient_mobile'])
    .where('id', '=', owner.customerId)
    .executeTakeFirstOrThrow();
const secondNumber = async () =>
  (
    await db
      .selectFrom('customer')
      .select('second_mobile')
      .where('id', '=', owner.customerId)
      .executeTakeFirstOrThrow()
  ).second_mobile;

describe('saved addresses', () => {
  it('saved addresses have their places in the requested language, and the one for orders is marked', async () => {
    await save({ Label: 'Office', StateProvinceId: 1, CityId: '1', PostalCode: '១២០២០៤' });
    await save({ AddressLineOne: 'House 1' });
    expect(await stored()).toMatchObject([
      {
        Label: 'Office',
        AddressLineOne: 'House 9',
        StateProvinceID: 1,
        CityID: 1,
        PostalCode: '120204',
        IsUsed: false,
      },
      {
        Label: '',
        AddressLineOne: 'House 1',
        StateProvinceID: null,
        StateName: '',
        CityID: null,
        IsUsed: true,
      },
    ]);
    await query`insert into state_province_text (state_province_id, language_id, name) values (1, 2, 'កំពត')`;
    const { rows } = await call(getCustomerAddresses, { languageCode: 'ar' });
    expect(rows[0]).toMatchObject({ StateName: 'កំពត', CityName: 'Kep' });
    expect(await stored(other)).toEqual([]);
  });

  it('an address is stored once, however often it is sent', async () => {
    await Promise.all([save({}), save({}), save({ Label: 'Again' })]);
    expect(await stored()).toHaveLength(1);
  });

  it('an address with a place in another country or state is rejected', async () => {
    await query`update customer set country_id = 2 where id = ${owner.customerId}`;
    const { rows } = await save({ StateProvinceId: 1, CityId: 1 });
    expect(rows).toMatchObject([{ StateProvinceID: null, CityID: null }]);
    await query`update customer set country_id = 1 where id = ${owner.customerId}`;
    expect((await save({ AddressLineOne: 'x', StateProvinceId: null, CityId: 1 })).rows[1]).toMatchObject({
      CityID: null,
    });
  });

  it('selecting a saved address copies it to the account, with an audit log entry', async () => {
    const { rows } = await save({ StateProvinceId: 1, CityId: 1, PostalCode: '120204' });
    const since = await auditedSince(db);
    const used = await call(useCustomerAddress, { AddressID: rows[0]!.AddressID });
    expect(used.rows).toMatchObject([{ IsUsed: true }, { AddressLineOne: 'House 1', IsUsed: false }]);
    expect(await account()).toEqual({
      address: 'House 9',
      state_province_id: 1,
      city_id: 1,
      postal_code: '120204',
    });
    await call(useCustomerAddress, { AddressID: rows[0]!.AddressID });
    expect(await since()).toMatchObject([
      { event: 'profile changed', actor: `customer ${owner.customerId}` },
    ]);
  });

  it('the account’s first address is saved once when another one is selected', async () => {
    await query`update customer set state_province_id = 1, city_id = 1, postal_code = '120204' where id = ${owner.customerId}`;
    const { AddressID } = (await save({})).rows[0]!;
    const { rows } = await call(useCustomerAddress, { AddressID });
    expect(rows).toMatchObject([
      { AddressLineOne: 'House 9', IsUsed: true },
      { AddressLineOne: 'House 1', StateProvinceID: 1, CityID: 1, PostalCode: '120204', IsUsed: false },
    ]);
    const back = await call(useCustomerAddress, { AddressID: rows[1]!.AddressID });
    expect(back.rows).toMatchObject([{ IsUsed: false }, { AddressLineOne: 'House 1', IsUsed: true }]);
    expect((await call(useCustomerAddress, { AddressID })).rows).toHaveLength(2);
    // An account without an address adds none to the saved addresses.
    await query`update customer set address = '' where id = ${owner.customerId}`;
    expect((await call(useCustomerAddress, { AddressID })).rows).toHaveLength(2);
    // A call by another customer saves nothing.
    await query`update customer set address = 'House 7' where id = ${owner.customerId}`;
    await call(useCustomerAddress, { AddressID }, other);
    await call(useCustomerAddress, { AddressID: 999_999 });
    expect(await stored()).toHaveLength(2);
  });

  it('the account’s address cannot be replaced at the limit of twenty, and the response asks to remove one first', async () => {
    for (let at = 20; at < 40; at += 1) await save({ AddressLineOne: `House ${at}` });
    const [first] = await stored();
    expect(await call(useCustomerAddress, { AddressID: first!.AddressID })).toMatchObject({
      status: 409,
      rows: [{ MessageCode: 'addressesFull' }],
    });
    expect((await account()).address).toBe('House 1');
  });

  it('editing a saved address also edits the account’s own if the two are the same', async () => {
    const { AddressID } = (await save({ AddressLineOne: 'House 1' })).rows[0]!;
    await save({ AddressLineOne: 'House 2' });
    await save({ AddressID, AddressLineOne: 'House 1b', Label: 'Home' });
    expect(await stored()).toMatchObject([
      { AddressID, AddressLineOne: 'House 1b', Label: 'Home', IsUsed: true },
      { AddressLineOne: 'House 2', IsUsed: false },
    ]);
    expect((await account()).address).toBe('House 1b');
  });

  it('each address has its own second number, and the account has that of the selected one', async () => {
    const [first] = (await save({ SecondMobileNo: '097 555 1234' })).rows;
    expect(first).toMatchObject({ SecondMobileNo: '097 555 1234' });
    // Omitting the recipient leaves it unchanged, and saves no duplicate.
    expect((await save({})).rows).toHaveLength(1);
    const { AddressID } = first!;
    const used = await call(useCustomerAddress, { AddressID });
    expect(used.rows).toMatchObject([{ IsUsed: true }, { AddressLineOne: 'House 1', IsUsed: false }]);
    expect(used.rows[1]).not.toHaveProperty('SecondMobileNo');
    expect(await secondNumber()).toBe('097 555 1234');
    await save({ AddressID, AddressLineOne: 'House 9b' });
    expect(await secondNumber()).toBe('097 555 1234');
    await save({ AddressID, AddressLineOne: 'House 9b', SecondMobileNo: '' });
    expect(await secondNumber()).toBe('');
  });

  it('an address has a recipient, which the account takes over; blank means the customer', async () => {
    const gift = { RecipientName: 'Chan Srey', RecipientMobileNo: '011 222 333' };
    const [first] = (await save({ AddressLineOne: 'House 1', ...gift })).rows;
    expect(first).toMatchObject(gift);
    // The same house with another recipient is another address.
    expect((await save({ AddressLineOne: 'House 1', RecipientName: 'Keo Dara' })).rows).toHaveLength(2);
    const { AddressID } = first!;
    await call(useCustomerAddress, { AddressID });
    expect(await receiver()).toEqual({ recipient: 'Chan Srey', recipient_mobile: '011 222 333' });
    await save({ AddressID, AddressLineOne: 'House 1' });
    expect(await receiver()).toEqual({ recipient: 'Chan Srey', recipient_mobile: '011 222 333' });
    await save({ AddressID, AddressLineOne: 'House 1', RecipientName: '', RecipientMobileNo: '' });
    expect(await receiver()).toEqual({ recipient: '', recipient_mobile: '' });
    expect((await stored()).find((each) => each.AddressID === AddressID)).not.toHaveProperty('RecipientName');
  });

  it('removing a saved address keeps the account’s own', async () => {
    const { AddressID } = (await save({ AddressLineOne: 'House 1' })).rows[0]!;
    expect((await call(removeCustomerAddress, { AddressID })).rows).toEqual([]);
    expect((await account()).address).toBe('House 1');
  });

  it('other customers cannot see, use, edit or remove an address', async () => {
    const { AddressID } = (await save({})).rows[0]!;
    const before = await stored();
    expect((await call(useCustomerAddress, { AddressID }, other)).rows).toEqual([]);
    expect((await call(removeCustomerAddress, { AddressID }, other)).rows).toEqual([]);
    expect((await save({ AddressID, AddressLineOne: 'Mine' }, other)).status).toBe(409);
    expect((await call(getCustomerAddresses, {}, null)).status).toBe(401);
    expect(await stored()).toEqual(before);
  });

  it('saved addresses are limited to twenty', async () => {
    for (let at = 0; at < 20; at += 1) await save({ AddressLineOne: `House ${at}` });
    expect(await save({ AddressLineOne: 'House 20' })).toMatchObject({
      status: 409,
      rows: [{ MessageCode: 'addressesFull' }],
    });
    expect((await save({ AddressLineOne: 'House 3' })).rows).toHaveLength(20);
  });

  it.each([
    { AddressLineOne: '' },
    { AddressLineOne: 'x'.repeat(601) },
    { PostalCode: 'abc' },
    { SecondMobileNo: '12' },
    { RecipientMobileNo: '12' },
    { RecipientName: 'x'.repeat(201) },
    { Label: 'x'.repeat(41) },
  ])('an address with %j is rejected', async (wrong) => {
    expect((await save(wrong)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
