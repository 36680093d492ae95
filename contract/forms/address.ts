import { form } from './field-rules.ts';

/** A saved address, with the same rules as the profile's address. */
export const addressForm = form({
  AddressLineOne: { label: 'shippingAddress', max: 600 },
  SecondMobileNo: { label: 'secondMobileNo', kind: 'phone', required: false },
  RecipientName: { label: 'recipientName', max: 200, required: false },
  RecipientMobileNo: { label: 'recipientMobileNo', kind: 'phone', required: false },
  PostalCode: { label: 'postalCode', kind: 'numeric', required: false },
});
