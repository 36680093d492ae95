import { describe, expect, it } from 'vitest';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { testShop } from '#tests/support/test-shop.ts';

// Two shops on one database, like two processes.
const shop = await testShop(['places'], { SIGNUPS_ADDRESS: '4' });
const shops = [shop, await shop.anotherProcess()];
const { db } = shop;

const person = (EmailAddress: string) => ({
  FirstName: 'Sokha',
  LastName: 'Chan',
  EmailAddress,
  Password: 'blue elephant 7',
  MobileNo: '',
  AddressLineOne: 'House 12',
  PostalCode: '',
  CountryID: 1,
  CityId: -999,
  StateProvinceId: -999,
});

describe('checking whether email addresses are taken', () => {
  it('checking email addresses by signups and seller requests is limited per machine and hour, over all processes', async () => {
    const since = await auditedSince(db);
    const output: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const { data } = await shops[at % 2]!.request(signupUser, person(`sokha${at % 2}@example.com`));
      output.push(data[0].ResponseMsg);
    }
    const wait = 'Too many requests. Please wait a moment and try again.';
    const saved = 'Saved Successfully';
    expect(output).toEqual([saved, saved, 'Email already exists!', 'Email already exists!', wait, wait]);
    expect((await since()).filter(({ event }) => event === 'signup limited')).toHaveLength(2);

    const { data } = await shops[0]!.request(passwordEncryption, { Password: 'blue elephant 7' });
    const Password = JSON.stringify(data).match(/kado1\.[\w-]+/u)?.[0];
    const seller = await shops[0]!.request(createVendorRequest, {
      ...person('sokha0@example.com'),
      Password,
    });
    expect(seller).toMatchObject({ status: 429, data: [{ ResponseMsg: wait }] });
  });

  it('the check of email addresses does not count invalid forms, which reveal nothing', async () => {
    await db.deleteFrom('rate_window').execute();
    for (let at = 0; at < 8; at += 1)
      await shops[0]!.request(signupUser, { ...person('new@example.com'), Password: '123456' });
    const { data } = await shops[0]!.request(signupUser, person('new@example.com'));
    expect(data[0].ResponseMsg).toBe('Saved Successfully');
  });
});
