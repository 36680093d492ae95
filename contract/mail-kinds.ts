import type { officeMailKinds } from './labels/office/mail-kinds.ts';

/** Kinds of emails and messages about an order. */
export const orderMailKinds = [
  'orderReceived',
  'orderAltered',
  'orderInProgress',
  'orderSent',
  'orderCompleted',
  'orderReturned',
  'orderCancelled',
  'orderToConfirm',
  'orderNotConfirmed',
  'paymentReceived',
  'paymentFailed',
  'paymentRefunded',
  'moneyComesBack',
  'paymentLink',
  'transferAwaited',
  'transferReminder',
  'proofReady',
  'proofReminder',
  'transferShort',
  'transferEnded',
  'transferLate',
] as const;

/** All kinds of emails (shop/mail/contents.ts). Each has a label, the same on every screen. */
export const mailKinds = [
  ...orderMailKinds,
  'welcome',
  'confirmAddress',
  'oneTimeCode',
  'passwordChanged',
  'staffInvited',
  'testMail',
  'confirmStockNotice',
  'backInStock',
  'contactReceived',
  'sampleRequestReceived',
  'sampleRequestForShop',
  'sampleRequestChanged',
  'inboxReply',
  'sellerRequestReceived',
  'sellerApproved',
  'sellerDeclined',
  'sellerRequestForShop',
  'newsletterConfirmation',
] as const satisfies readonly (keyof (typeof officeMailKinds)['texts'])[];
