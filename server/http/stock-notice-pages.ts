import { stockNoticeLabels } from '#contract/labels/storefront/stock-notice.ts';
import { confirmNotice, noticeOfLink, stopNotices } from '#shop/stock-notices/stock-notices.ts';
import { type LinkPage, said } from './link-pages.ts';

const unknown = {
  heading: said(stockNoticeLabels, 'linkUnknown'),
  text: said(stockNoticeLabels, 'linkUnknownHint'),
};

/** Confirms a request for an email about stock, from the link in its email. */
export const confirmNoticePage: LinkPage = {
  /** Must match `confirmNoticePath` (shop/stock-notices/request-notice.ts). */
  url: '/stock-notice/confirm/:code',
  title: said(stockNoticeLabels, 'confirmTitle'),
  unknown,
  async open({ app, code, isPost }) {
    const found = await noticeOfLink(app.db, app.secret, { signed: code, isStop: false });
    if (!found) return null;
    const { language } = found;
    if (!isPost)
      return {
        language,
        text: said(stockNoticeLabels, 'confirmAsk'),
        action: said(stockNoticeLabels, 'confirm'),
      };
    await confirmNotice(app.db, found);
    return { language, text: said(stockNoticeLabels, 'confirmed') };
  },
};

/** Ends emails about stock, from the link in one or by a mail program's one-click unsubscribe (RFC 8058). */
export const stopNoticesPage: LinkPage = {
  /** Must match `stopNoticesPath`. */
  url: '/stock-notice/stop/:code',
  title: said(stockNoticeLabels, 'stopTitle'),
  unknown,
  async open({ app, code, isPost }) {
    const found = await noticeOfLink(app.db, app.secret, { signed: code, isStop: true });
    if (!found) return null;
    const { language } = found;
    if (!isPost)
      return { language, text: said(stockNoticeLabels, 'stopAsk'), action: said(stockNoticeLabels, 'stop') };
    await stopNotices(app.db, found);
    return { language, text: said(stockNoticeLabels, 'stopped') };
  },
};
