import { describe, expect, it } from 'vitest';
import { demoLogins, runningShop } from '../support/running-shop.ts';

const shop = await runningShop();
const signupPath = 'dynamic/dataoperation/signup-user';
const loginPath = 'dynamic/dataoperation/get-user-login';

/** As existing clients send it, word for word. */
const newcomer = {
  FirstName: 'Sreyneang',
  LastName: 'Chea',
  EmailAddress: 'sreyneang@example.com',
  Password: 'a cup of lotus tea',
  MobileNo: '012345678',
  AddressLineOne: 'No. 12, Street 240',
  CityId: '111',
  StateProvinceId: '11',
  PostalCode: '12206',
  CountryID: '1',
};
let people = 0;
const another = (more: object = {}) => ({
  ...newcomer,
  EmailAddress: `person${(people += 1)}@example.com`,
  ...more,
});
const customers = async () =>
  Number(
    (
      await shop.db
        .selectFrom('customer')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('SIGNUP_USER', () => {
  it.each(['dynamic/dataoperation/signup-user', 'dynamic/dataoperation/SIGNUP_USER'])(
    'at %s saves, and the login answers what was saved',
    async (path) => {
      const person = another();
      const { status, envelope, data } = await shop.ask(path, person);
      expect({ status, statusCode: envelope.statusCode, data, token: envelope.token }).toEqual({
        status: 200,
        statusCode: 200,
        data: [{ ResponseMsg: 'Saved Successfully' }],
        token: null,
      });
      const login = await shop.ask(loginPath, { Email: person.EmailAddress, Password: person.Password });
      expect(login.envelope.token).toMatch(/^[\w-]{43}$/u);
      expect(login.data).toEqual([
        {
          ResponseMsg: 'Login Successfully',
          UserID: expect.any(Number),
          FirstName: 'Sreyneang',
          LastName: 'Chea',
          EmailAddress: person.EmailAddress,
          MobileNo: '012345678',
          AddressLineOne: 'No. 12, Street 240',
          CityID: expect.toSatisfy((id) => id === 111 || id === null),
          CityName: expect.any(String),
          StateProvinceID: 11,
          StateName: expect.stringMatching(/\S/u),
          CountryID: 1,
          CountryName: 'Cambodia',
          PostalCode: '12206',
        },
      ]);
    },
  );

  it.each([
    ['-999 as text', { CityId: '-999', StateProvinceId: '-999' }],
    ['-999', { CityId: -999, StateProvinceId: -999 }],
    ['never touched', { CityId: '', StateProvinceId: '' }],
    ['null', { CityId: null, StateProvinceId: null }],
    ['left out', { CityId: undefined, StateProvinceId: undefined }],
  ])('no state and city chosen: %s', async (_how, places) => {
    const person = another({ ...places, MobileNo: '', PostalCode: '' });
    expect((await shop.ask(signupPath, person)).data).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    const { data } = await shop.ask(loginPath, { Email: person.EmailAddress, Password: person.Password });
    expect(data[0]).toMatchObject({
      CityID: null,
      CityName: '',
      StateProvinceID: null,
      StateName: '',
      CountryID: 1,
      MobileNo: '',
      PostalCode: '',
    });
  });

  it('an address is taken once, whatever its case', async () => {
    const person = another();
    await shop.ask(signupPath, person);
    const before = await customers();
    for (const EmailAddress of [
      person.EmailAddress,
      person.EmailAddress.toUpperCase(),
      ` ${person.EmailAddress} `,
    ]) {
      const { status, data } = await shop.ask(signupPath, { ...person, EmailAddress });
      expect([status, data[0].ResponseMsg]).toEqual([200, 'Email already exists!']);
    }
    expect(await customers()).toBe(before);
  });
});

/** Specification §5: what each field is called, and how long it may be. */
const signupRules = [
  ['FirstName', 'First Name', 200],
  ['LastName', 'Last Name', 150],
  ['EmailAddress', 'Email', 150],
  ['Password', 'Password', 150],
  ['AddressLineOne', 'Shipping address', 600],
] as const;

describe('the rules of specification §5, on the wire', () => {
  const refused = async (person: object) => {
    const before = await customers();
    const { status, envelope, data } = await shop.ask(signupPath, person);
    const more = (await customers()) - before;
    return { status, statusCode: envelope.statusCode, errorMessage: envelope.errorMessage, data, more };
  };
  const because = (sentence: string) => ({
    status: 200,
    statusCode: 400,
    errorMessage: sentence,
    data: [{ ResponseMsg: sentence }],
    more: 0,
  });
  const filled = (field: string, length: number) =>
    field === 'EmailAddress' ? `${'x'.repeat(length - 12)}@example.com` : `ក${'y'.repeat(length - 1)}`;

  it.each(signupRules)('signup, %s: required', async (field, label) => {
    for (const blank of ['', '   ', null, undefined]) {
      // Blanks are signs of a password like any other.
      if (field === 'Password' && blank === '   ') continue;
      expect(await refused(another({ [field]: blank }))).toEqual(because(`${label} is required`));
    }
  });

  it.each(signupRules)('signup, %s (%s): at most %i characters', async (field, label, max) => {
    const tooLong = another({ [field]: filled(field, max + 1) });
    expect(await refused(tooLong)).toEqual(because(`${label} max length should be ${max} characters`));
    const { data } = await shop.ask(signupPath, another({ [field]: filled(field, max) }));
    expect(data).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
  });

  it.each(['', '-999', -999, null, undefined, '0'])('signup: country %j is none', async (CountryID) => {
    expect(await refused(another({ CountryID }))).toEqual(because('Country is required'));
  });

  it('signup: the first broken rule of the form is told', async () => {
    expect(await refused({})).toEqual(because('First Name is required'));
    expect(await refused(another({ LastName: '', AddressLineOne: '' }))).toEqual(
      because('Last Name is required'),
    );
  });

  it.each([
    ['Email', '', { Email: '', Password: 'x' }],
    ['Password', '', { Email: 'sokha@example.com', Password: '' }],
    ['Email', 'too long', { Email: 'x'.repeat(201), Password: 'x' }],
    ['Password', 'too long', { Email: 'sokha@example.com', Password: 'x'.repeat(151) }],
  ])('login, %s %s: a list with a row that is no success, and no token', async (_field, _how, parameters) => {
    const { status, envelope, data } = await shop.ask(loginPath, parameters);
    expect({ status, statusCode: envelope.statusCode, token: envelope.token }).toEqual({
      status: 200,
      statusCode: 400,
      token: null,
    });
    expect(data).toEqual([{ ResponseMsg: expect.stringMatching(/\S/u) }]);
    expect(data[0].ResponseMsg).not.toBe('Login Successfully');
  });
});

describe('GET_USER_LOGIN', () => {
  it('of all who cannot log in answers the same', async () => {
    const wrong = await shop.ask(loginPath, { Email: demoLogins.sokha[0], Password: 'wrong' });
    const unknown = await shop.ask(loginPath, { Email: 'nobody@example.com', Password: 'wrong' });
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.data).toEqual([{ ResponseMsg: 'Incorrect email or password!' }]);
    expect(wrong.envelope).toMatchObject({
      statusCode: 400,
      token: null,
      errorMessage: 'Incorrect email or password!',
    });
  });

  it('never answers a password or what is kept of it', async () => {
    const { text } = await shop.ask(loginPath, { Email: demoLogins.dara[0], Password: demoLogins.dara[1] });
    expect(text).toContain('Login Successfully');
    expect(text).not.toMatch(/argon2|password|kado-demo/iu);
  });
});

it('nothing of all this reached the log as an error', () => {
  expect(shop.faults()).toEqual([]);
});
