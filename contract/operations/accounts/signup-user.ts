import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { languageCode, list, place, recordValueJson } from '../../wire-types.ts';
import { emailText, formText, numberText, password, phoneText } from './account-fields.ts';

export const signupUser = operation({
  name: 'SIGNUP_USER',
  path: 'dynamic/dataoperation/signup-user',
  summary:
    "Makes an account. 'Saved Successfully', 'Email already exists!' or the sentence of a rule that was broken.",
  source: 'specification §5, §7',
  caller: 'anyone',
  queue: 'account',
  request: z.object({
    FirstName: formText,
    LastName: formText,
    EmailAddress: emailText,
    Password: password,
    MobileNo: phoneText(50),
    AddressLineOne: formText,
    CityId: place,
    StateProvinceId: place,
    PostalCode: numberText(50),
    CountryID: place,
    /** Additive: in which language the shop writes to the customer. */
    languageCode,
    recordValueJson,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
