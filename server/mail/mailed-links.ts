import type { LanguageCode } from '#contract/languages.ts';
import { confirmAddressPath, ownDevicePath } from '#shop/accounts/accounts.ts';
import { isVisiblePrint, type Print, printsOf } from '#shop/artwork/artwork.ts';
import type { Database } from '#database/schema.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { replyPath } from '#shop/inquiries/inquiries.ts';
import {
  jobOrder,
  type JobOrder,
  jobPath,
  jobProofs,
  printedItemPath,
  samplesPath,
} from '#shop/jobs/jobs.ts';
import { storyOfOrder } from '#shop/orders/orders.ts';
import type { Mail, MailContents, MailKind, MailOf } from '#shop/mail/mail.ts';
import { confirmNoticePath, stopNoticesPath } from '#shop/stock-notices/stock-notices.ts';
import { invitePath } from '#shop/staff/staff.ts';

type Links<Content> = (content: Content, secret: Buffer, language: LanguageCode) => Partial<Content>;

const confirmLink = ({ customerId }: { customerId?: number }, secret: Buffer) =>
  customerId === undefined ? {} : { confirmPath: confirmAddressPath(secret, customerId) };
const statusLink = ({ requestId }: { requestId?: number }, secret: Buffer, language: LanguageCode) =>
  requestId === undefined ? {} : { statusPath: samplesPath(secret, language, requestId) };

/** The links of each kind of email. Emails about an order get the link to its page. */
const links: { readonly [Kind in MailKind]?: Links<MailContents[Kind]> } = {
  welcome: confirmLink,
  confirmAddress: confirmLink,
  sellerApproved: confirmLink,
  sampleRequestReceived: statusLink,
  sampleRequestChanged: statusLink,
  sampleRequestForShop: () => ({}),
  inboxReply: (reply, secret) => ({ replyPath: replyPath(secret, reply) }),
  staffInvited: ({ invitationId }, secret, language) => ({
    invitePath: invitePath(secret, language, invitationId),
  }),
  confirmStockNotice: ({ noticeId }, secret) => ({ confirmPath: confirmNoticePath(secret, noticeId) }),
  backInStock: ({ noticeId }, secret) => ({ stopPath: stopNoticesPath(secret, noticeId) }),
  oneTimeCode: ({ codeId }, secret) =>
    codeId === undefined ? {} : { devicePath: ownDevicePath(secret, codeId) },
};

/**
 * Adds links that are signed when an email is rendered, so that the outbox, for example in a backup, contains no usable
 * links.
 */
export async function withLinks<Kind extends MailKind>(
  db: Database,
  mail: MailOf<Kind>,
  secret: Buffer,
): Promise<MailOf<Kind>> {
  const { kind, content, language } = mail;
  const ofKind: Links<MailContents[Kind]> | undefined = links[kind];
  const made = ofKind
    ? ofKind(content, secret, language)
    : await orderLink(db, { kind, content, language }, secret);
  return { ...mail, content: { ...content, ...made } };
}

/** Returns the link to the page of the order that an email is about, if the order has one. */
async function orderLink(
  db: Database,
  { kind, content, language }: Pick<Mail, 'kind' | 'content' | 'language'>,
  secret: Buffer,
) {
  if (!('number' in content) || content.number === '') return {};
  const order = await jobOrder(db, { number: content.number });
  if (!order) return {};
  const prints = saysWhatIsPrinted.has(kind) ? await printsOf(db, { orderId: order.orderId }) : [];
  const missing = missingOf(prints, language);
  const path = jobPath(secret, language, order);
  return {
    jobPath: path,
    isCounter: order.isCounter,
    ...('proof' in content && {
      isPickUp: order.isPickUp,
      now: await proofNow(db, order, { of: content as MailContents['proofReady'], path, language }),
    }),
    ...(kind === 'orderInProgress' && {
      isUnapproved: (await jobProofs(db, order)).some(({ situation }) => situation === 'started'),
    }),
    ...(hasStory.has(kind) && { story: await storyOfOrder(db, order.orderId) }),
    ...(missing.length > 0 && { missing }),
    ...('items' in content && {
      items: printedItems(content.items, prints, { path, language, hasFileNames: isNamed(content) }),
    }),
  };
}

/** Whether an email may repeat what its recipient typed, such as the name of a file. */
const isNamed = (content: object): boolean =>
  'address' in content && (content.address as { firstName: string }).firstName !== '';

/** Emails about payments alone leave out what happens next. */
const hasStory: ReadonlySet<MailKind> = new Set([
  'orderReceived',
  'orderAltered',
  'orderInProgress',
  'orderSent',
  'orderCompleted',
  'orderCancelled',
  'orderToConfirm',
  'paymentReceived',
  'paymentLink',
  'balanceAsked',
  'accountDue',
  'transferAwaited',
  'transferReminder',
  'transferShort',
  'artworkAsked',
  'proofReady',
  'proofReminder',
]);
const saysWhatIsPrinted: ReadonlySet<MailKind> = new Set([
  'orderReceived',
  'orderAltered',
  'artworkAsked',
  'proofReady',
  'proofReminder',
]);

/** Returns the proof that an email is about, as it is now. */
async function proofNow(
  db: Database,
  order: JobOrder,
  { of, path, language }: { of: MailContents['proofReady']; path: string; language: LanguageCode },
): Promise<MailContents['proofReady']['now']> {
  const proofs = await jobProofs(db, order);
  const proof = proofs.find(({ itemId, number }) => itemId === of.itemId && number === of.proof);
  if (!proof) return undefined;
  const { id, sheet, situation, totalCents, orderCents, pieceCents, prints } = proof;
  const picture = sheet === '' ? '' : `${path}/proofs/${id}/picture`;
  const item = prints[0] ? nameOf(prints[0], language) : '';
  return { situation, picture, totalCents, orderCents, pieceCents, item, files: filesOf(prints) };
}

/**
 * Returns the items of an email with pictures that show the customer's logo, and the names of its files. A mailbox that may be
 * a stranger's gets no names. Emails know items only by name: if not every
 * item of a name is printed, all of them keep their pictures.
 */
function printedItems<Item extends { name: string }>(
  items: readonly Item[],
  prints: readonly Print[],
  { path, language, hasFileNames }: { path: string; language: LanguageCode; hasFileNames: boolean },
): Item[] {
  const shown = prints.filter(isVisiblePrint);
  return items.map((item) => {
    const same = items.filter(({ name }) => name === item.name);
    const ofName = shown.filter((print) => nameOf(print, language) === item.name);
    const ids = [...new Set(ofName.map(({ itemId }) => itemId))];
    const id = ids.length === same.length ? ids[same.indexOf(item)] : undefined;
    return id === undefined
      ? item
      : { ...item, picture: printedItemPath(path, id), ...(hasFileNames && { files: filesOf(ofName) }) };
  });
}

const nameOf = ({ itemEn, itemKm }: Print, language: LanguageCode): string =>
  textIn({ 1: itemEn, ...(itemKm && { 2: itemKm }) }, language);

/** Returns the names of the files that are printed. */
const filesOf = (prints: readonly Print[]): string[] => [
  ...new Set(prints.flatMap(({ artwork }) => artwork?.name ?? [])),
];

function missingOf(prints: readonly Print[], language: LanguageCode) {
  return prints
    .filter(({ isMissing, isOpen }) => isMissing && isOpen)
    .map((print) => ({
      item: nameOf(print, language),
      print: textIn({ 1: print.en.join(': '), 2: print.km.join('៖ ') }, language),
      ...(print.artwork?.scan === 'infected' && { isRefused: true as const }),
    }));
}
