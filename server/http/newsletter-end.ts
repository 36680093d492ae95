import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { messages } from '#contract/messages.ts';
import { subscriptionOf, unsubscribe } from '#shop/visitors/visitors.ts';
import { type LinkPage, said } from './link-pages.ts';

const unsubscribing = said(newsletterLabels, 'unsubscribe');

/**
 * The end of a subscription, from the link in its mail. POST comes from the page's form or from a mail program by one click
 * (RFC 8058).
 */
export const newsletterEnd: LinkPage = {
  /** As `unsubscribePath` of the mails has it (shop/visitors/newsletter.ts). */
  url: '/newsletter/unsubscribe/:code',
  title: unsubscribing,
  unknown: {
    heading: said(newsletterLabels, 'endUnknown'),
    text: said(newsletterLabels, 'endUnknownHint'),
  },
  async open({ app, code, isPost }) {
    const found = await subscriptionOf(app.db, app.secret, code);
    if (!found) return null;
    const { language } = found;
    if (!isPost) return { language, text: said(newsletterLabels, 'endAsk'), ask: unsubscribing };
    await unsubscribe(app.db, found);
    return { language, text: said(messages, 'unsubscribed') };
  },
};
