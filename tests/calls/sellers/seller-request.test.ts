import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { sealPassword } from '#shop/sellers/sellers.ts';
import { expectUnchanged, outcomeOf, refused, saved } from '#tests/support/forms.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['places']);
const { db, request, app } = shop;
const other = await shop.anotherProcess();
beforeEach(async () => void (await db.deleteFrom('outbox_mail').execute()));

const seal = async (Password: unknown) => {
  const reply = await request(passwordEncryption, { Password });
  return reply;
};
const sealed = async (Password = 'blue elephant 7'): Promise<string> => (await seal(Password)).data.Password;

let people = 0;
const newEmail = () => `seller${(people += 1)}@example.com`;
const form = (changes: object) => ({
  FirstName: 'Bopha',
  LastName: 'Keo',
  MobileNo: '',
  AddressLineOne: 'House 7',
  CityId: '1',
  StateProvinceId: '1',
  PostalCode: '',
  CountryID: '1',
  ...changes,
});
const apply = async (changes: object, asked = request) =>
  outcomeOf(createVendorRequest, await asked(createVendorRequest, form(changes)));
const requests = () => db.selectFrom('seller_request').selectAll().orderBy('id').execute();
const generalError = refused('An error occured. Please try again!');

it('a sealed password is a different text of the same length each time, whatever the password', async () => {
  const passwords = ['x', 'blue elephant 7', 'x'.repeat(150), 'ល'.repeat(150), '🐘'.repeat(75), 'x'];
  const texts = await Promise.all(passwords.map((password) => sealed(password)));
  expect(new Set(texts).size).toBe(passwords.length);
  for (const text of texts) expect(text).toMatch(/^kado1\.[\w-]{892}$/u);
  // A single letter usually occurs in this many random bytes, so only longer texts are searched.
  const longer = texts.filter((_, at) => passwords[at] !== 'x');
  const open = longer.filter((text) =>
    passwords.some((each) => each !== 'x' && Buffer.from(text, 'base64url').includes(each)),
  );
  expect(longer).toHaveLength(4);
  expect(open).toEqual([]);
});

it.each([
  [null, 'Password is required'],
  ['a\u0000', 'An error occured. Please try again!'],
  [{ a: 1 }, 'An error occured. Please try again!'],
])('a sealed password is not created from %j', async (password, sentence) => {
  expect(await seal(password)).toMatchObject({
    status: 200,
    data: {},
    envelope: { statusCode: 400, errorMessage: sentence },
  });
});

it('a sealed password is not accepted as a password for login or signup', async () => {
  const email = (await newShopper(db)).email;
  const login = await request(getUserLogin, { Email: email, Password: await sealed() });
  expect(login.data).toEqual([{ ResponseMsg: 'Password max length should be 150 characters' }]);
  const signup = await request(signupUser, {
    ...form({ EmailAddress: newEmail(), Password: await sealed() }),
  });
  expect(signup.data[0].ResponseMsg).toBe('Password max length should be 150 characters');
});

describe('request to sell', () => {
  it('a request to sell stores only the argon2id hash of the password, and emails both sides', async () => {
    const email = newEmail();
    const Password = await sealed(' a password with blanks ');
    expect(await apply({ EmailAddress: ` ${email.toUpperCase()} `, Password, languageCode: 'ar' })).toEqual(
      saved,
    );
    const row = (await requests()).at(-1)!;
    expect(row).toMatchObject({
      email,
      first_name: 'Bopha',
      country_id: 1,
      state_province_id: 1,
      city_id: 1,
      language_id: 2,
      state: 'open',
    });
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(await verify(row.password_hash, ' a password with blanks ')).toBe(true);
    expect((await mailsTo(db, 'shop'))[0]).toMatchObject({
      kind: 'sellerRequestForShop',
      content: { email: expect.any(String), country: 'កម្ពុជា', state: 'Kampot', city: 'Kep' },
    });
    const mails = await db.selectFrom('outbox_mail').select(['kind', 'recipient', 'content']).execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'sellerRequestForShop',
      'sellerRequestReceived',
    ]);
    expect(JSON.stringify(mails)).not.toContain('blanks');
  });

  it('a request to sell creates no account: the applicant cannot log in', async () => {
    const EmailAddress = newEmail();
    await apply({ EmailAddress, Password: await sealed() });
    const login = await request(getUserLogin, { Email: EmailAddress, Password: 'blue elephant 7' });
    expect(login.data).toEqual([{ ResponseMsg: 'Incorrect email or password!' }]);
  });

  it('a seller request is refused for the email address of a customer, or of an open request', async () => {
    const exists = refused('Email already exists!', 409);
    const { email } = await newShopper(db);
    expect(await apply({ EmailAddress: email.toUpperCase(), Password: await sealed() })).toEqual(exists);
    const EmailAddress = newEmail();
    await apply({ EmailAddress, Password: await sealed() });
    const again = async () => apply({ EmailAddress, Password: await sealed() });
    expect(await expectUnchanged(requests, again)).toEqual(exists);
    await db
      .updateTable('seller_request')
      .set({ state: 'refused' })
      .where('email', '=', EmailAddress)
      .execute();
    expect(await again()).toEqual(saved);
  });

  it('five simultaneous requests for one email address store one', async () => {
    const EmailAddress = newEmail();
    const texts = await Promise.all(Array.from({ length: 5 }, () => sealed()));
    const answers = await Promise.all(texts.map((Password) => apply({ EmailAddress, Password })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await requests()).filter((row) => row.email === EmailAddress)).toHaveLength(1);
  });

  it.each(['', '-999', -999, null, undefined])(
    'a request to sell accepts %j for state and city',
    async (place) => {
      const changed = {
        EmailAddress: newEmail(),
        Password: await sealed(),
        CityId: place,
        StateProvinceId: place,
      };
      expect(await apply(changed)).toEqual(saved);
      expect((await requests()).at(-1)).toMatchObject({
        country_id: 1,
        state_province_id: null,
        city_id: null,
      });
    },
  );

  it.each([
    [{ FirstName: '' }, 'First Name is required'],
    [{ Password: '' }, 'Password is required'],
    [{ CountryID: '4711' }, 'An error occured. Please try again!'],
  ])('a request to sell refuses %o: %s', async (changes, sentence) => {
    const changed = { EmailAddress: newEmail(), Password: await sealed(), ...changes };
    expect(await expectUnchanged(requests, () => apply(changed))).toEqual(refused(sentence));
  });

  it('a seller request is refused with a common password', async () => {
    const changed = { EmailAddress: newEmail(), Password: await sealed('Password123') };
    expect(await apply(changed)).toEqual(
      refused('This password is too easy to guess. Please choose another one.'),
    );
  });

  it('the sealed password still works after a refused form', async () => {
    const changed = { EmailAddress: newEmail(), Password: await sealed() };
    await apply({ ...changed, FirstName: '' });
    expect(await apply(changed)).toEqual(saved);
  });
});

describe('seal of a password', () => {
  it('a sealed password opens once, in any process', async () => {
    const Password = await sealed();
    expect(await apply({ EmailAddress: newEmail(), Password })).toEqual(saved);
    expect(await apply({ EmailAddress: newEmail(), Password })).toEqual(generalError);
    expect(await apply({ EmailAddress: newEmail(), Password }, other.request)).toEqual(generalError);
  });

  it('a sealed password opens once when twenty requests try at the same moment', async () => {
    const Password = await sealed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        apply({ EmailAddress: newEmail(), Password }, [request, other.request][at % 2]),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it.each([
    ['a minute before it expires', 9, true],
    ['after ten minutes', 10.1, false],
  ])('%s: %s minutes, valid: %s', async (_name, minutes, isGood) => {
    const Password = sealPassword(app.secret, 'blue elephant 7', new Date(Date.now() - minutes * 60_000));
    expect(await apply({ EmailAddress: newEmail(), Password })).toEqual(isGood ? saved : generalError);
  });

  it('a sealed password is invalid after any change, and under another key', async () => {
    const good = await sealed();
    const swap = (at: number) => good.slice(0, at) + (good[at] === 'A' ? 'B' : 'A') + good.slice(at + 1);
    const broken = [
      ...[6, 10, 30, 400, 880, good.length - 1].map(swap),
      good.slice(0, -1),
      `${good}A`,
      good.replace('kado1.', 'kado2.'),
      good.slice(6),
      'kado1.',
      'blue elephant 7',
      sealPassword(randomBytes(32), 'blue elephant 7', new Date()),
    ];
    for (const Password of broken) {
      const answer = await apply({ EmailAddress: newEmail(), Password });
      expect({ Password, ...answer }).toEqual({ Password, ...generalError });
    }
    expect(await apply({ EmailAddress: newEmail(), Password: good })).toEqual(saved);
  });

  it('the seal of a password leaves none in any table', async () => {
    await apply({ EmailAddress: newEmail(), Password: await sealed('very secret words') });
    const tables = await Promise.all([
      db.selectFrom('sealed_password').selectAll().execute(),
      requests(),
      db.selectFrom('outbox_mail').selectAll().execute(),
      db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    expect(JSON.stringify(tables)).not.toContain('very secret words');
    expect(tables[0].every(({ nonce }) => nonce.length === 12)).toBe(true);
  });
});
