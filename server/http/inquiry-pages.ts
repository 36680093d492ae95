import { inquiryLinkLabels } from '#contract/labels/storefront/inquiry-links.ts';
import { messages } from '#contract/messages.ts';
import { formatDateTime } from '#rules/format-date.ts';
import { shopSettings } from '#shop/content/content.ts';
import { answerInquiry, type Inquiry, inquiryOfLink, messagesOf } from '#shop/inquiries/inquiries.ts';
import type { AppContext } from '../context/context.ts';
import { type LinkAnswer, type LinkBox, type LinkPage, said } from './link-pages.ts';

const label = (key: keyof typeof inquiryLinkLabels.texts, values = {}) =>
  said(inquiryLinkLabels, key, values);
const unknown = { heading: label('linkUnknown'), text: label('linkUnknownHint') };
const maxAnswer = 2000;

/** Shows a customer the thread that a reply belongs to, and takes their answer. */
export const inquiryAnswerPage: LinkPage = {
  /** Must match `replyPath` (shop/inquiries/thread.ts). */
  url: '/inbox/answer/:code',
  title: label('title'),
  unknown,
  isForm: true,
  async open({ app, code, isPost, body }) {
    const inquiry = await inquiryOfLink(app.db, app.secret, code);
    if (!inquiry) return null;
    if (!isPost) return threadPage(app, inquiry, { text: label('intro') });
    const value = (body?.get('Message') ?? '').toWellFormed().replaceAll('\u0000', '').trim();
    if (value === '') return threadPage(app, inquiry, { problem: label('required') });
    if (value.length > maxAnswer)
      return threadPage(app, inquiry, { value, problem: label('tooLong', { n: maxAnswer }) });
    if (await answerInquiry(app.db, inquiry, value))
      return threadPage(app, inquiry, { text: label('stored') });
    return {
      ...(await threadPage(app, inquiry, { value, text: said(messages, 'tooManyRequests') })),
      status: 429,
    };
  },
};

interface Shown {
  text?: LinkAnswer['text'];
  value?: string;
  problem?: LinkAnswer['text'];
}

async function threadPage(app: AppContext, inquiry: Inquiry, shown: Shown): Promise<LinkAnswer> {
  const { language } = inquiry;
  const shop = await shopSettings(app.db, language);
  const thread = await messagesOf(app.db, inquiry.id);
  const box = (by: 'you' | 'us', at: Date, written: string): LinkBox => ({
    title: label(by, { shop: shop.siteTitle, time: formatDateTime(at.toISOString(), shop) }),
    written,
  });
  return {
    language,
    text: shown.text ?? label('intro'),
    boxes: [
      ...(inquiry.text === '' ? [] : [box('you', inquiry.at, inquiry.text)]),
      ...thread
        .filter(({ kind }) => kind !== 'note')
        .map(({ kind, at, text }) => box(kind === 'answer' ? 'you' : 'us', at, text)),
    ],
    action: label('send'),
    fields: [
      {
        name: 'Message',
        label: label('answer'),
        type: 'textarea',
        max: maxAnswer,
        value: shown.value ?? '',
        ...(shown.problem && { problem: shown.problem }),
      },
    ],
    ...(shown.problem && { status: 400 }),
  };
}
