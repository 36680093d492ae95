import { payLinkLabels } from '#contract/labels/mail/pay-link.ts';
import { languages } from '#contract/languages.ts';
import { formatDateTime } from '#rules/format-date.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { shopSettings, transferTerms } from '#shop/content/content.ts';
import { chooseCode, type OpenedPayment, paymentOfLink } from '#shop/payments/payments.ts';
import type { AppContext } from '../context/context.ts';
import { codeProvider } from '../payments/code-provider.ts';
import { type LinkAnswer, type LinkBox, type LinkPage, said } from './link-pages.ts';

const seconds = 15;
const label = (key: keyof typeof payLinkLabels.texts, values = {}) => said(payLinkLabels, key, values);

/**
 * Lets a customer who ordered by phone pay, from the link in their message. It needs no login, because paying
 * does no harm.
 */
export const payLinkPage: LinkPage = {
  /** Must match `payPath` of shop/payments. */
  url: '/orders/pay/:code',
  title: label('pageName'),
  unknown: { heading: label('unknown'), text: label('unknownHint') },
  async open({ app, code, isPost }) {
    const found = await paymentOfLink(app.db, app.secret, code);
    if (!found) return null;
    const provider = await codeProvider(app);
    const isChosen = isPost && provider !== null && found.standing === 'choose';
    const now = isChosen ? await chooseCode(app.db, provider, found) : found;
    return now === 'away' ? answerOf(app, found, true) : answerOf(app, now, false);
  },
};

async function answerOf(
  app: AppContext,
  payment: OpenedPayment,
  isUnreachable: boolean,
): Promise<LinkAnswer> {
  const { language, number, standing: status, amountCents, riel } = payment;
  if (status === 'choose') return choiceOf(app, payment, isUnreachable);
  if (status === 'code' && payment.code) {
    const { code } = payment;
    const total = code.currency === 'KHR' ? formatRiel(code.minor) : formatAmount(code.minor);
    const values = { total, time: await minuteOf(app, payment, new Date(code.endsAt)) };
    const boxes = [{ code: { text: code.text, label: label('code', values) } }];
    return {
      language,
      heading: label('title', { number }),
      text: label('scan', values),
      boxes,
      refresh: seconds,
    };
  }
  const values = { number, total: formatAmount(amountCents), riel: riel === null ? '' : formatRiel(riel) };
  if (status === 'paid') return { language, heading: label('paidHeading'), text: label('paid', values) };
  if (status === 'goes-back')
    return { language, heading: label('goesBackHeading'), text: label('goesBack', values) };
  if (status === 'ended') return { language, heading: label('endedHeading'), text: label('ended', values) };
  return { language, heading: label('checkingHeading'), text: label('checking'), refresh: seconds };
}

/** Returns the payment methods that the shop offers: its accounts, and a QR code. */
async function choiceOf(
  app: AppContext,
  payment: OpenedPayment,
  isUnreachable: boolean,
): Promise<LinkAnswer> {
  const { language, number, amountCents, riel } = payment;
  const { accounts } = await transferTerms(app.db, riel !== null);
  const provider = await codeProvider(app);
  const total = [formatAmount(amountCents), ...(riel === null ? [] : [formatRiel(riel)])].join(' / ');
  const boxes: LinkBox[] = accounts.map(({ bank, accountName, accountNumber, currency }) => ({
    title: bank[languages[language].tag],
    rows: [
      [label('accountName'), accountName],
      [label('accountNumber'), accountNumber],
      [label('amount'), currency === 'KHR' ? formatRiel(riel ?? 0) : formatAmount(amountCents)],
      [label('remark'), number],
    ],
  }));
  const minutes = (provider?.holdMinutes ?? 1) - 1;
  const hint: LinkBox = { text: label(accounts.length > 0 ? 'codeHint' : 'codeOnly', { minutes }) };
  const values = { total, time: await minuteOf(app, payment, payment.until) };
  return {
    language,
    heading: label('title', { number }),
    text: isUnreachable ? label('away') : label('sum', values),
    boxes: provider ? [...boxes, hint] : boxes,
    ...(provider && { ask: label('byCode') }),
  };
}

async function minuteOf(app: AppContext, { language }: OpenedPayment, at: Date): Promise<string> {
  return formatDateTime(at.toISOString(), await shopSettings(app.db, language));
}
