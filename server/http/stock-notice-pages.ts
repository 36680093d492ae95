import { stockNoticeLabels } from '#contract/labels/storefront/stock-notice.ts';
import { confirmNotice, noticeOfLink, stopNotices } from '#shop/stock-notices/stock-notices.ts';
import { type LinkPage, said } from './link-pages.ts';

const unknown = {
  heading: said(stockNoticeLabels, 'linkUnknown'),
  text: said(stockNoticeLabels, 'linkUnknownHint'),
};

/** Whoever reads an address's mails wants to be told. */
export const confirmNoticePage: LinkPage = {
  /** As `confirmNoticePath` has it (shop/stock-notices/ask-for-notice.ts). */
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
        ask: said(stockNoticeLabels, 'confirm'),
      };
    await confirmNotice(app.db, found);
    return { language, text: said(stockNoticeLabels, 'confirmed') };
  },
};

/** No more of these mails, from the link in one, or by one click of a mail program (RFC 8058). */
export const stopNoticesPage: LinkPage = {
  /** As `stopNoticesPath` has it. */
  url: '/stock-notice/stop/:code',
  title: said(stockNoticeLabels, 'stopTitle'),
  unknown,
  async open({ app, code, isPost }) {
    const found = await noticeOfLink(app.db, app.secret, { signed: code, isStop: true });
    if (!found) return null;
    const { language } = found;
    if (!isPost)
      return { language, text: said(stockNoticeLabels, 'stopAsk'), ask: said(stockNoticeLabels, 'stop') };
    await stopNotices(app.db, found);
    return { language, text: said(stockNoticeLabels, 'stopped') };
  },
};
