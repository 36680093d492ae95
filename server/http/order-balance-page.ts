import { orderRestLabels } from '#contract/labels/mail/order-rest.ts';
import { languages } from '#contract/languages.ts';
import { formatAmount } from '#rules/money.ts';
import { rielOf, formatRiel } from '#rules/riel.ts';
import { transferTerms } from '#shop/content/content.ts';
import { balanceOfLink } from '#shop/payments/payments.ts';
import { type LinkBox, type LinkPage, said } from './link-pages.ts';

const label = (key: keyof typeof orderRestLabels.texts, values = {}) => said(orderRestLabels, key, values);

/**
 * Shows how to pay the balance due of an order that was edited, from the link in its email. The payment is
 * made to the shop's current accounts.
 */
export const orderBalancePage: LinkPage = {
  /** Must match `restPath` of shop/payments. */
  url: '/orders/rest/:code',
  title: label('pageName'),
  unknown: { heading: label('unknown'), text: label('unknownHint') },
  async open({ app, code }) {
    const balance = await balanceOfLink(app.db, app.secret, code);
    if (!balance) return null;
    const { language, number, cents, rielRate, standing: status } = balance;
    const onward = {
      path: `/orders-history?order=${encodeURIComponent(number)}`,
      label: label('seeOrder'),
    };
    if (status !== 'open')
      return {
        language,
        heading: label(status === 'paid' ? 'paidHeading' : 'endedHeading'),
        text: label(status, { number }),
        onward,
      };
    const dollars = formatAmount(cents);
    const riel = rielRate === null ? null : formatRiel(rielOf(cents, rielRate));
    const { accounts } = await transferTerms(app.db, riel !== null);
    const boxes = accounts.map(({ bank, accountName, accountNumber, currency }): LinkBox => ({
      title: bank[languages[language].tag],
      rows: [
        [label('accountName'), accountName],
        [label('accountNumber'), accountNumber],
        [label('amount'), currency === 'KHR' && riel !== null ? riel : dollars],
        [label('remark'), number],
      ],
    }));
    const total = riel === null ? dollars : `${dollars} / ${riel}`;
    const text = label(boxes.length > 0 ? 'sum' : 'noAccount', { number, total });
    return { language, heading: label('title', { number }), text, boxes, onward };
  },
};
