import { describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, request } = await testShop(['places']);

/** The form as existing clients send it. */
const person = {
  FirstName: 'Sokha',
  LastName: 'Chan',
  EmailAddress: 'sokha@example.com',
  Password: 'blue elephant 7',
  MobileNo: '',
  AddressLineOne: 'House 12',
  CityId: '1',
  StateProvinceId: '1',
  PostalCode: '',
  CountryID: '1',
};
const signUp = async (changes: object) => {
  const reply = await request(signupUser, { ...person, ...changes });
  expect(reply.status).toBe(200);
  strictSchema(signupUser.response).parse(reply.data);
  return {
    code: reply.envelope.statusCode,
    sentence: reply.data[0].ResponseMsg,
    token: reply.envelope.token,
  };
};
const stored = (email: string) =>
  db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst();
const saved = { code: 200, sentence: 'Saved Successfully', token: null };

describe('signing up', () => {
  it('signing up stores the customer, with the password only as an argon2id hash, and lets them log in', async () => {
    expect(await signUp({ EmailAddress: ' New.Person@Example.com ', languageCode: 'ar' })).toEqual(saved);
    const row = await stored('new.person@example.com');
    expect(row).toMatchObject({
      first_name: 'Sokha',
      country_id: 1,
      state_province_id: 1,
      city_id: 1,
      language_id: 2,
      active: true,
    });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    const login = await request(getUserLogin, { Email: 'NEW.person@example.com', Password: person.Password });
    expect(login.data).toMatchObject([
      { ResponseMsg: 'Login Successfully', CountryName: 'Cambodia', CityName: 'Kep' },
    ]);
  });

  it('signing up reports a taken email address in upper or lower case, and changes nothing', async () => {
    await signUp({ EmailAddress: 'taken@example.com' });
    const before = await stored('taken@example.com');
    const refused = { code: 409, sentence: 'Email already exists!', token: null };
    expect(
      await signUp({ EmailAddress: 'TAKEN@example.com', Password: 'another one 8', FirstName: 'X' }),
    ).toEqual(refused);
    expect(await stored('taken@example.com')).toEqual(before);
  });

  it('the email address goes to one of two simultaneous signups', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => signUp({ EmailAddress: 'race@example.com' })),
    );
    expect(answers.filter(({ sentence }) => sentence === 'Saved Successfully')).toHaveLength(1);
    expect(answers.filter(({ sentence }) => sentence === 'Email already exists!')).toHaveLength(5);
  });

  it.each([
    ['blank', ''],
    ['text', '-999'],
    ['number', -999],
    ['null', null],
    ['absent', undefined],
  ])('signing up ignores a state or city that is %s', async (name, place) => {
    const EmailAddress = `${name}@example.com`;
    expect(await signUp({ EmailAddress, CityId: place, StateProvinceId: place })).toEqual(saved);
    expect(await stored(EmailAddress)).toMatchObject({
      country_id: 1,
      state_province_id: null,
      city_id: null,
    });
  });

  it('signing up ignores a state of another country, or a city of another state', async () => {
    await signUp({ EmailAddress: 'else@example.com', StateProvinceId: 2, CityId: 1 });
    expect(await stored('else@example.com')).toMatchObject({
      country_id: 1,
      state_province_id: null,
      city_id: null,
    });
  });

  it.each([
    [{ FirstName: '  ' }, 'First Name is required'],
    [{ CountryID: '4711' }, 'An error occured. Please try again!'],
    [{ Password: 'Password123' }, 'This password is too easy to guess. Please choose another one.'],
    [{ Password: 'metallica' }, 'This password is too easy to guess. Please choose another one.'],
    [{ Password: 'chan.sokha 90' }, 'This password is too easy to guess. Please choose another one.'],
    [{ Password: 'Refused2026' }, 'This password is too easy to guess. Please choose another one.'],
    [{ FirstName: 'a\u0000b' }, 'An error occured. Please try again!'],
    [{ FirstName: { first: 'x' } }, 'An error occured. Please try again!'],
    [{ CityId: '99999999999' }, 'An error occured. Please try again!'],
  ])('signing up rejects %o: %s', async (changes, sentence) => {
    const EmailAddress = 'refused@example.com';
    expect(await signUp({ EmailAddress, ...changes })).toEqual({ code: 400, sentence, token: null });
    expect(await stored(EmailAddress)).toBeUndefined();
  });

  it('signing up reports an invalid form before a taken email address', async () => {
    await signUp({ EmailAddress: 'first@example.com' });
    expect((await signUp({ EmailAddress: 'first@example.com', Password: '123456' })).code).toBe(400);
  });
});
