export type {
  Mail,
  MailContents,
  MailKind,
  MailOf,
  RefundCommand,
  OrderAltered,
  OrderChanged,
  OrderReceived,
  OrderSent,
  PaymentNotice,
  TransferAwaited,
} from './contents.ts';
export type { ArtworkAsked, ProofMail } from './proof-contents.ts';
export type { ReportMail } from './report-mail.ts';
export type { AccountDue, BalanceRequest as BalanceAsked, PaymentLink } from './balance-contents.ts';
export type { PostalAddress, SampleRequest } from './request-contents.ts';
export {
  claimMails,
  hasDueMail,
  queueMail,
  queueReminder,
  releaseMail,
  applyFailure,
  markRefundSent,
  type ClaimedMail,
} from './queries.ts';
export { failingMails, retryMail, sentInADay, stuckMails } from './stuck-queries.ts';
export { lastTestMail, queueTestMail, type TestMail } from './test-mail-queries.ts';
export { openMail, sealCode } from './sealed-code.ts';
export { isStale, type MailFailure, emailOnHold } from './retries.ts';
export { allowedMail, asSent, wouldBeWithheld, type AllowedMail } from './unconfirmed.ts';
export {
  type MailAbout,
  mailAgain,
  mailsAbout,
  messageAbout,
  mailDeliveries,
  updateHeldMails,
} from './order-mail-queries.ts';
