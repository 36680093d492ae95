import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';

const shop = await demoShop();
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
const another = () => ({ ...newcomer, EmailAddress: `person${(people += 1)}@example.com` });

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
});
