import { labelSet } from './label-set.ts';

/** The pages that links in mails about an account lead to. */
export const accountLinkLabels = labelSet(112, {
  confirmTitle: 'Confirm your email address',
  confirmAsk:
    'Did you create an account in our shop? Then confirm that this email address is yours. If you did not, please close this page.',
  confirm: 'Confirm email address',
  confirmed: 'Your email address is confirmed.',
  confirmUnknownHint: 'You can ask for a new one in your profile.',

  deviceTitle: 'Your device',
  deviceAsk:
    'Is this device yours? Then we know you here from now on, and nobody who tries your email address elsewhere can keep you out.',
  knowDevice: 'Make this device known',
  deviceKnown: 'This device is known now. You can log in, or reset your password.',
  deviceUnknownHint: 'It is good for one day, until the password is changed. Please ask for a new code.',

  unknown: 'This link is no longer valid',
});
