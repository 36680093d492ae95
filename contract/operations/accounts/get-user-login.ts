import { z } from 'zod';
import { serverAnswers } from '../../server-answers.ts';
import { messageRow, operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { emailText, password } from './account-fields.ts';

const row = z.object({
  ResponseMsg: z.string(),
  UserID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  EmailAddress: z.string(),
  MobileNo: z.string(),
  AddressLineOne: z.string(),
  CityID: z.number().nullable(),
  CityName: z.string(),
  StateProvinceID: z.number().nullable(),
  StateName: z.string(),
  CountryID: z.number().nullable(),
  CountryName: z.string(),
  PostalCode: z.string(),
});

export const getUserLogin = operation({
  name: 'GET_USER_LOGIN',
  path: 'dynamic/dataoperation/get-user-login',
  summary:
    "Logs in: one row with 'Login Successfully' and the customer, the session's token in the envelope.",
  source: 'specification §4, §7',
  caller: 'anyone',
  queue: 'account',
  request: z.object({ Email: emailText, Password: password, languageCode, recordValueJson }),
  response: list(row),
  // Clients compare this row's text and need a list, whatever the reason.
  refusedData: () => messageRow(serverAnswers.incorrectLogin),
});
