import { z } from 'zod';
import { addressForm } from '../../forms/address.ts';
import { messageRow, operation } from '../../operation.ts';
import { languageCode, list, optionalId, place, recordValueJson, text } from '../../wire-types.ts';
import { formText, digitsField, recipientFields, secondMobile } from './account-fields.ts';
import { addressLabelMaxLength, addressRow, refusedRow } from './address-fields.ts';

export const saveCustomerAddress = operation({
  name: 'SAVE_CUSTOMER_ADDRESS',
  path: 'common/save-customer-address',
  summary:
    'Creates or updates a saved address in the caller’s country and returns all of them. Duplicates are saved once; the maximum is 20. Kado-specific.',
  source: 'docs/specification.md',
  caller: 'customer',
  queue: 'account',
  limit: 'browse',
  refusals: { 409: ['addressesFull'] },
  form: addressForm,
  request: z.object({
    /** Id of a saved address, or null for a new one. */
    AddressID: optionalId,
    /** The customer’s name for the address; '' for none. */
    Label: text(addressLabelMaxLength),
    AddressLineOne: formText,
    StateProvinceId: place,
    CityId: place,
    PostalCode: digitsField(50),
    SecondMobileNo: secondMobile,
    ...recipientFields,
    languageCode,
    recordValueJson,
  }),
  response: list(z.union([addressRow, refusedRow])),
  refusedData: messageRow,
});
