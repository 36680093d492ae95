import type { officeMailKinds } from './labels/office/mail-kinds.ts';
import type { officeOrderRecord } from './labels/office/order-record.ts';

/** Kinds of emails and messages about an order. Each has a label in the order's timeline. */
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
  'transferShort',
  'transferEnded',
  'transferLate',
] as const satisfies readonly (keyof (typeof officeOrderRecord)['texts'])[];

/** All kinds of emails (shop/mail/contents.ts). Each has a label in the list of unsent emails. */
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
