import { orderConfirmLabels } from '#contract/labels/mail/order-confirm.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { confirmByLink, orderOfLink } from '#shop/orders/orders.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { type LinkPage, said } from './link-pages.ts';

/**
 * Confirms a new customer's cash order, from the link in its email. It needs no login, because the email
 * proves the address.
 */
export const orderConfirm: LinkPage = {
  /** Must match `confirmPath` of shop/orders. */
  url: '/orders/confirm/:code',
  title: said(sharedLabels, 'titleOrdersHistory'),
  unknown: {
    heading: said(orderConfirmLabels, 'unknown'),
    text: said(orderConfirmLabels, 'unknownHint'),
  },
  async open({ app, code, isPost }) {
    const order = await orderOfLink(app.db, app.secret, code);
    if (!order) return null;
    const { language, number } = order;
    const total = formatAmount(order.totalCents);
    const riel = order.riel ? formatRiel(order.riel.total) : '';
    const textOf = (key: keyof typeof orderConfirmLabels.texts) =>
      said(orderConfirmLabels, key, { number, total, riel });
    const status = isPost ? await confirmByLink(app.db, order) : order.standing;
    if (status === 'ended') return { language, heading: textOf('endedHeading'), text: textOf('ended') };
    const onward = { path: `/orders-history?order=${encodeURIComponent(number)}`, label: textOf('seeOrder') };
    return status === 'waiting'
      ? {
          language,
          heading: textOf('confirm'),
          text: textOf(riel ? 'askRiel' : 'ask'),
          ask: textOf('confirm'),
          onward,
        }
      : { language, heading: textOf('confirmedHeading'), text: textOf('confirmed'), onward };
  },
};
