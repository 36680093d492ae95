import { form } from './field-rules.ts';
import { personForm } from './signup.ts';

export const becomeSellerForm = form({
  ...personForm,
  MobileNo: { label: 'mobileNo', kind: 'phone', required: false },
  PostalCode: { label: 'postalCode', kind: 'numeric', required: false },
  Password: { label: 'password', kind: 'secret', max: 150 },
  ConfirmPassword: { label: 'confirmPassword', kind: 'secret', max: 150, sameAs: 'Password' },
  AddressLineOne: { label: 'homeAddress', max: 600 },
});
