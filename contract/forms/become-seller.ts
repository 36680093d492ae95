import { form } from './field-rules.ts';

export const becomeSellerForm = form({
  FirstName: { label: 'firstName', max: 200 },
  LastName: { label: 'lastName', max: 150 },
  EmailAddress: { label: 'email', kind: 'email', max: 150 },
  CountryID: { label: 'country', kind: 'select', max: 150 },
  StateProvinceId: { label: 'state', kind: 'select', required: false },
  CityId: { label: 'city', kind: 'select', required: false },
  MobileNo: { label: 'mobileNo', kind: 'phone', required: false },
  PostalCode: { label: 'postalCode', kind: 'numeric', required: false },
  Password: { label: 'password', kind: 'secret', max: 150 },
  ConfirmPassword: { label: 'confirmPassword', kind: 'secret', max: 150, sameAs: 'Password' },
  AddressLineOne: { label: 'homeAddress', max: 600 },
});
