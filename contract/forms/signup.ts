import { form } from './field-rules.ts';

/** The fields shared by the signup form and the seller request form. */
export const personForm = form({
  FirstName: { label: 'firstName', max: 200 },
  LastName: { label: 'lastName', max: 150 },
  EmailAddress: { label: 'email', kind: 'email', max: 150 },
  CountryID: { label: 'country', kind: 'select', max: 150 },
  StateProvinceId: { label: 'state', kind: 'select', required: false },
  CityId: { label: 'city', kind: 'select', required: false },
});

export const signupForm = form({
  ...personForm,
  MobileNo: { label: 'contactNo', kind: 'phone', required: false },
  PostalCode: { label: 'postalCode', required: false },
  Password: { label: 'password', kind: 'secret', max: 150 },
  AddressLineOne: { label: 'shippingAddress', max: 600 },
});
