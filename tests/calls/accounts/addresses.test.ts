import { beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';
import { asking, machine } from './from-machines.ts';

const shop = await testShop(['places'], { LOGIN_FAILS_ACCOUNT: '2' });
const { db } = shop;
const request = asking([shop]);
const password_hash = await hashPassword('blue elephant 7');
beforeEach(async () => {
  await emptyTables(db, 'rate_window one_time_code outbox_mail seller_request customer');
  await db
    .insertInto('customer')
    .values({ email: 'rithi@example.com', first_name: 'Rithi', last_name: 'Chan', password_hash })
    .execute();
});

const person = {
  FirstName: 'Rithi',
  LastName: 'Chan',
  MobileNo: '',
  PostalCode: '',
  CityId: '',
  StateProvinceId: '-999',
  CountryID: '1',
  Password: 'blue elephant 7',
  AddressLineOne: 'House 12',
};
const customers = async () =>
  (await db.selectFrom('customer').select('email').orderBy('id').execute()).map(({ email }) => email);

/**
 * Spellings of one email address by people and machines: letter case, full-width letters, whitespace and
 * invisible characters.
 */
const spellings = [
  'RITHI@Example.com',
  ' rithi@example.com ',
  'ｒithi@example.com',
  'rithi＠example.com',
  '\u200Brithi@example.com\u200E',
  'rithi@example.com\u3000',
];
/** Email addresses that differ, although some ways to lower-case them make them equal. */
const others = ['rİthi@example.com', 'rıthi@example.com', 'rith\u0069\u0307@example.com'];

describe('spellings of one email address', () => {
  it.each([...spellings, ...others])(
    'spellings share one count of failed logins, for known and unknown email addresses, as %j',
    async (Email) => {
      const statuses = [];
      for (const first of ['r', 's']) {
        for (let at = 0; at < 2; at += 1)
          await request(
            getUserLogin,
            { Email: `${first}ithi@example.com`, Password: 'wrong' },
            {},
            machine(at),
          );
        const spelled = { Email: Email.replace(/[rRｒ]/u, first), Password: 'wrong' };
        statuses.push((await request(getUserLogin, spelled, {}, machine(20))).status);
      }
      expect(statuses).toEqual(spellings.includes(Email) ? [429, 429] : [200, 200]);
    },
  );

  it.each(spellings)(
    'a customer can log in and get a code, and counts as existing, as %j',
    async (spelling) => {
      const login = await request(getUserLogin, { Email: spelling, Password: 'blue elephant 7' });
      expect(login.envelope.token).not.toBeNull();
      expect((await request(validateEmailSendOtp, { Email: spelling })).envelope.statusCode).toBe(200);
      expect(await mailsTo(db, 'rithi@example.com')).toHaveLength(1);
      const signup = await request(signupUser, { ...person, EmailAddress: spelling });
      expect(signup.envelope.errorMessage).toBe('Email already exists!');
    },
  );

  it.each(others)('a different email address does not count as taken: %j', async (EmailAddress) => {
    await db.deleteFrom('customer').execute();
    const signup = await request(signupUser, { ...person, EmailAddress });
    expect(signup.envelope.errorMessage).toBe('Please enter valid email address');
    const sealed = await request(passwordEncryption, { Password: person.Password });
    const { Password } = JSON.parse(sealed.envelope.data) as { Password: string };
    const selling = await request(createVendorRequest, { ...person, EmailAddress, Password });
    expect(selling.envelope.errorMessage).toBe('Please enter valid email address');
    expect(await customers()).toEqual([]);
  });

  it('an email address is stored in normalized form', async () => {
    await db.deleteFrom('customer').execute();
    await request(signupUser, { ...person, EmailAddress: ' Ｒithi@EXAMPLE.com' });
    expect(await customers()).toEqual(['rithi@example.com']);
    expect(await mailsTo(db, 'rithi@example.com')).toMatchObject([{ kind: 'welcome' }]);
  });
});
