export type {
  Mail,
  MailContents,
  MailKind,
  OrderChanged,
  OrderReceived,
  PaymentTold,
  SampleRequest,
} from './contents.ts';
export { claimMails, queueMail, releaseMail, settleFailed, settleSent, type ClaimedMail } from './queries.ts';
export { openMail, sealCode } from './sealed-code.ts';
export { isStale, type MailFailure } from './retries.ts';
export { allowedMail, type AllowedMail } from './unconfirmed.ts';
