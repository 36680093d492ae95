import { form } from './field-rules.ts';

export const updateProfileForm = form({
  FirstName: { label: 'firstName', max: 200 },
  LastName: { label: 'lastName', max: 150 },
  StateProvinceId: { label: 'state', kind: 'select', required: false },
  CityId: { label: 'city', kind: 'select', required: false },
  MobileNo: { label: 'contactNo', kind: 'phone', required: false },
  SecondMobileNo: { label: 'secondMobileNo', kind: 'phone', required: false },
  RecipientName: { label: 'recipientName', max: 200, required: false },
  RecipientMobileNo: { label: 'recipientMobileNo', kind: 'phone', required: false },
  PostalCode: { label: 'postalCode', kind: 'numeric', required: false },
  AddressLineOne: { label: 'shippingAddress', max: 600 },
});
