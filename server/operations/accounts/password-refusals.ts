import type { MessageCode } from '#contract/messages.ts';
import type { PasswordRefusal } from '#shop/accounts/accounts.ts';

export const passwordRefusals: Readonly<Record<PasswordRefusal, readonly [number, MessageCode]>> = {
  'wrong-password': [400, 'wrongPassword'],
  'common-password': [400, 'passwordTooCommon'],
  limited: [429, 'tooManyRequests'],
  busy: [503, 'shopIsBusy'],
};
