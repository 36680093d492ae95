import type { doctorFindings } from '#contract/labels/office/doctor-findings.ts';

/** Screens where findings can be fixed. */
export type Place =
  | 'mails'
  | 'money'
  | 'payments'
  | 'backups'
  | 'orders'
  | 'limits'
  | 'stuckMails'
  | 'channels';
/** A link to a screen, or a command for the server. */
export type FindingRemedy = { to: Place } | { command: string };

const to = (place: Place): FindingRemedy => ({ to: place });
const set = (command: string): FindingRemedy => ({ command });

type HealthFinding = keyof typeof doctorFindings.texts;

/** How to fix each finding, by its code. Placeholders in a command are filled with the finding's values. */
export const findingRemedies: Readonly<Partial<Record<HealthFinding, FindingRemedy>>> = {
  modeDemo: set('KADO_MODE=production'),
  modeDemoReached: set('KADO_MODE=production'),
  publicUrl: set('PUBLIC_URL=https://'),
  publicUrlPlain: set('PUBLIC_URL=https://'),
  proxyMissing: set('TRUST_PROXY=loopback'),
  ownerMissing: set('DATABASE_OWNER_URL=postgres://'),
  ownsTables: set('DATABASE_OWNER_URL=postgres://'),
  embeddedBehind: set('DATABASE_URL=postgres://'),
  embeddedUpdates: set('DATABASE_URL=postgres://'),
  shopMissing: set('npm run shop:create'),
  silentCopy: set('npm run db:wake'),
  keyFileOpen: set('chmod 600 {file}'),
  mailsLate: to('stuckMails'),
  mailsGivenUp: to('stuckMails'),
  chatLate: to('channels'),
  noMailServer: to('mails'),
  noMailServerYet: to('mails'),
  mailFromGuessed: to('mails'),
  mailServerAway: to('mails'),
  paymentsOpen: to('orders'),
  refundsStuck: to('money'),
  transfersWait: to('money'),
  otherMoney: to('money'),
  disputesOpen: to('orders'),
  disputesLost: to('orders'),
  refundGaps: to('money'),
  booksDiffer: to('money'),
  cardsMany: to('limits'),
  noRielRate: to('payments'),
  rielRateOld: to('payments'),
  testProvider: to('payments'),
  cashOnly: to('payments'),
  stripeWebhook: to('payments'),
  paypalWebhook: to('payments'),
  khqrShut: to('payments'),
  khqrAway: to('payments'),
  tokenOver: set('KHQR_TOKEN='),
  tokenWithoutEnd: set('KHQR_TOKEN='),
  noBackup: to('backups'),
  backupOld: to('backups'),
};
