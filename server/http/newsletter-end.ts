import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { messages } from '#contract/messages.ts';
import { subscriptionOf, unsubscribe } from '#shop/inquiries/inquiries.ts';
import { type LinkPage, said } from './link-pages.ts';

const unsubscribing = said(newsletterLabels, 'unsubscribe');

/**
 * Ends a newsletter subscription, from the link in its email. POST comes from the page's form or from a mail program's
 * one-click unsubscribe (RFC 8058).
 */
export const newsletterEnd: LinkPage = {
  /** Must match `unsubscribePath` in the emails (shop/inquiries/newsletter.ts). */
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
    if (!isPost) return { language, text: said(newsletterLabels, 'endAsk'), action: unsubscribing };
    await unsubscribe(app.db, found);
    return { language, text: said(messages, 'unsubscribed') };
  },
};
