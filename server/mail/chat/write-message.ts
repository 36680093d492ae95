import { fillLabel } from '#contract/labels/label-set.ts';
import type { staffChatLabels } from '#contract/labels/mail/staff-chat.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { formatAmount } from '#rules/money.ts';
import type { NoticeFacts } from '#shop/staff-chat/staff-chat.ts';
import { escapeHtml } from '../phrase.ts';

export type ChatTexts = Readonly<Record<keyof typeof staffChatLabels.texts, string>>;

/** A line of a message: what happened, where it is in the office, and a detail ('' if there is none). */
export interface ChatLine {
  text: string;
  url: string;
  detail: string;
}

export interface ChatPlace {
  lang: LanguageCode;
  officeUrl: string;
  texts: ChatTexts;
}

/** More notices than this become one line per event. Telegram allows 4096 characters. */
const maxLines = 5;
const maxText = 300;
const maxName = 100;

/** Controls, and what makes later text run in the other direction. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu;

/** Puts a typed text on one line and shortens it. */
export function typedText(text: string, max: number): string {
  const letters = [...text.replaceAll(invisible, ' ').replaceAll(/\s+/gu, ' ').trim()];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : letters.join('');
}

const lists = {
  order: ['orders', '/orders'],
  payment: ['payments', '/money'],
  message: ['messages', '/inbox'],
  sample: ['samples', '/inbox'],
  stock: ['stocks', '/products?view=low&sort=stock'],
  test: ['test', '/'],
} as const;

/** Returns the lines of one message: each notice, or a summary of many. A new order and its payment are one line. */
export function messageLines(notices: readonly NoticeFacts[], place: ChatPlace): ChatLine[] {
  const numbersOf = (event: NoticeFacts['event']) =>
    new Set(notices.flatMap((notice) => (notice.event === event ? [notice.number] : [])));
  const [ordered, paid] = [numbersOf('order'), numbersOf('payment')];
  const separate = notices.filter(({ event, number }) => event !== 'payment' || !ordered.has(number));
  if (separate.length <= maxLines)
    return separate.map((notice) => lineOf(notice, place, paid.has(notice.number)));
  const { texts } = place;
  return Object.entries(lists).flatMap(([event, [label, path]]) => {
    const n = notices.filter((notice) => notice.event === event).length;
    return n === 0 ? [] : [{ text: fillLabel(texts[label], { n }), url: addressOf(place, path), detail: '' }];
  });
}

const addressOf = ({ officeUrl, lang }: ChatPlace, path: string) => `${officeUrl}/office/${lang}${path}`;

function lineOf(notice: NoticeFacts, place: ChatPlace, isPaid: boolean): ChatLine {
  const { event, number, cents, inquiryId, productId, stock } = notice;
  const { texts } = place;
  const name = typedText(event === 'stock' ? notice.product : notice.person, maxName);
  const line = (label: keyof ChatTexts, path: string, detail = ''): ChatLine => ({
    text: fillLabel(texts[label], { number, name }),
    url: addressOf(place, path),
    detail,
  });
  const amount = cents === null ? '' : formatAmount(cents);
  const inquiry = `/inbox/${inquiryId}`;
  const text = typedText(notice.text, maxText);
  switch (event) {
    case 'order':
      return line(isPaid ? 'paidOrder' : 'order', `/orders/${encodeURIComponent(number)}`, amount);
    case 'payment':
      return number === ''
        ? line('strayPayment', '/money', amount)
        : line('payment', `/orders/${encodeURIComponent(number)}`, amount);
    case 'message':
      if (notice.kind === 'approved' || notice.kind === 'changes' || notice.kind === 'artwork')
        return line(notice.kind, `/orders/${encodeURIComponent(number)}`, text);
      return line(
        notice.kind === 'answer' || notice.kind === 'seller' ? notice.kind : 'message',
        inquiry,
        text,
      );
    case 'sample':
      return line('sample', inquiry, text);
    case 'stock':
      return line('stock', `/products/${productId}`, fillLabel(texts.stockLeft, { n: stock ?? 0 }));
    default:
      return line('test', '/');
  }
}

/** Returns the lines as HTML of Telegram's Bot API. */
export const messageHtml = (lines: readonly ChatLine[]): string =>
  lines
    .map(({ text, url, detail }) => {
      const link = `<b><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></b>`;
      return detail === '' ? link : `${link}\n${escapeHtml(detail)}`;
    })
    .join('\n\n');
