import { labelSet } from './label-set.ts';

/** Being told when a product is in stock again: at the product, and the pages that links in its mails lead to. */
export const stockNoticeLabels = labelSet(123, {
  ask: 'Tell me when it is back',
  askHint: 'One mail when it is in stock again, nothing else.',
  email: 'Email address',
  noted: 'We will write to {email} when it is back.',
  notedGuest:
    'Please open the link in the mail we have sent to {email}. Then we will tell you when it is back.',

  confirmTitle: 'Tell me when it is back',
  confirmAsk:
    'Shall we write to you once when the product is in stock again? If you did not ask for it, please close this page.',
  confirm: 'Yes, tell me',
  confirmed: 'We will write to you when it is back.',
  stopTitle: 'No more of these mails',
  stopAsk: 'Shall we forget all products you wanted to be told about?',
  stop: 'Yes, forget them',
  stopped: 'You will get no more of these mails.',
  linkUnknown: 'This link is no longer valid',
  linkUnknownHint: 'You can ask again on the page of the product.',
});
