import type { Mail, MailContents, MailKind } from '#shop/mail/mail.ts';
import {
  confirmAddress,
  newsletterConfirmation,
  oneTimeCode,
  passwordChanged,
  sellerApproved,
  keyCreated,
  staffInvited,
  testMail,
  welcome,
} from './kinds/account-mails.ts';
import {
  orderCancelled,
  orderCompleted,
  orderInProgress,
  orderReturned,
  orderSent,
} from './kinds/order-changed.ts';
import { orderNotConfirmed, orderToConfirm } from './kinds/order-confirmation.ts';
import { orderAltered } from './kinds/order-altered.ts';
import { orderReceived } from './kinds/order-received.ts';
import { accountDue, balanceRequestEmail, paymentLink } from './kinds/payment-link.ts';
import { artworkAsked } from './kinds/artwork-asked.ts';
import { proofReady, proofReminder } from './kinds/proof-mails.ts';
import { reportReady } from './kinds/report-mails.ts';
import { refundArrives, paymentFailed, paymentReceived, paymentRefunded } from './kinds/payment-mails.ts';
import {
  contactReceived,
  inboxReply,
  sampleRequestChanged,
  sampleRequestForShop,
  sampleRequestReceived,
  sellerRequestForShop,
  sellerRequestReceived,
  sellerDeclined,
} from './kinds/request-mails.ts';
import { backInStock, confirmStockNotice } from './kinds/stock-mails.ts';
import {
  transferAwaited,
  transferEnded,
  transferLate,
  transferReminder,
  transferShort,
} from './kinds/transfer-mails.ts';
import { webhookOff } from './kinds/webhook-mails.ts';
import type { MailPage } from './mail-page.ts';
import type { MailTexts } from './mail-texts.ts';
import { pageBrief } from './page-brief.ts';
import { pageChat } from './page-chat.ts';
import { pageHtml } from './page-html.ts';
import { pageText } from './page-text.ts';
import { plainPhrase } from './phrase.ts';

type Writer<Kind extends MailKind> = (content: MailContents[Kind], texts: MailTexts) => MailPage;

const writers: { readonly [Kind in MailKind]: Writer<Kind> } = {
  orderReceived,
  orderAltered,
  orderInProgress,
  orderSent,
  orderCompleted,
  orderReturned,
  orderCancelled,
  orderToConfirm,
  orderNotConfirmed,
  paymentReceived,
  paymentFailed,
  paymentRefunded,
  moneyComesBack: refundArrives,
  transferAwaited,
  transferReminder,
  artworkAsked,
  proofReady,
  proofReminder,
  transferShort,
  transferEnded,
  transferLate,
  paymentLink,
  balanceAsked: balanceRequestEmail,
  accountDue,
  welcome,
  confirmAddress,
  oneTimeCode,
  passwordChanged,
  contactReceived,
  sampleRequestReceived,
  sampleRequestForShop,
  sampleRequestChanged,
  inboxReply,
  sellerRequestReceived,
  sellerRequestForShop,
  sellerApproved,
  sellerDeclined,
  newsletterConfirmation,
  staffInvited,
  keyCreated,
  reportReady,
  webhookOff,
  testMail,
  confirmStockNotice,
  backInStock,
};

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  /** The text message version, on one line. */
  brief: string;
  /** The version for a chat, in HTML of Telegram's Bot API. */
  chat: string;
  /** The one-time code in the email; null if there is none. */
  code: string | null;
  /** The address for replies; '' when none is expected. */
  replyTo: string;
  headers: Readonly<Record<string, string>>;
}

/** Adds what happens next with an order to an email about it, above the first link. */
function withStory(page: MailPage, content: Mail['content'], texts: MailTexts): MailPage {
  const story = 'story' in content ? content.story : undefined;
  if (!story) return page;
  const link = page.blocks.findIndex(({ kind }) => kind === 'button' || kind === 'link');
  const at = link === -1 ? page.blocks.length : link;
  const { Step } = story.Steps.findLast(({ State }) => State !== 'next') ?? { Step: 'received' };
  const block = {
    kind: 'story',
    story,
    text: texts.story(story),
    step: plainPhrase(texts.step(Step)),
  } as const;
  return { ...page, blocks: [...page.blocks.slice(0, at), block, ...page.blocks.slice(at)] };
}

/**
 * Renders an email of any kind in the language of `words`.
 * @throws when this release doesn't know the kind
 */
export function writeMail({ kind, content }: Mail, texts: MailTexts): WrittenMail {
  if (!Object.hasOwn(writers, kind)) throw new Error('unknown kind of email');
  const page = withStory((writers[kind] as Writer<MailKind>)(content, texts), content, texts);
  return {
    subject: page.subject,
    text: pageText(page, texts),
    html: pageHtml(page, texts),
    ...pageBrief(page, texts),
    chat: pageChat(page, texts),
    replyTo: page.replyTo ?? texts.shop.email,
    headers: page.headers ?? {},
  };
}
