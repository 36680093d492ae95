import { z } from 'zod';
import { contactForm } from '../../forms/contact.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { emailText, formText, phoneField } from '../accounts/account-fields.ts';

export const contactUs = operation({
  name: 'CONTACT_US',
  path: 'dynamic/dataoperation/contact-us',
  summary:
    "Sends the shop a message. Returns 'Saved Successfully' or a validation message. The phone number may be blank, because some clients don’t ask for it.",
  source: 'specification §5, §7',
  caller: 'anyone',
  queue: 'message',
  form: { ...contactForm, PhoneNumber: { ...contactForm.PhoneNumber, required: false } },
  request: z.object({
    FullName: formText,
    Email: emailText,
    PhoneNumber: phoneField(4000),
    /** What it is about. */
    Subject: formText,
    /** The message as plain text. */
    Message: formText,
    languageCode,
    recordValueJson,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
