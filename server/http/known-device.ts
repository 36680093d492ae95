import { accountLinkLabels } from '#contract/labels/mail/account-links.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { knowBrowser, newBrowserMark, ownerOfDeviceLink } from '#shop/accounts/accounts.ts';
import { browserCookie, browserMark, isFromElsewhere } from './caller.ts';
import { type LinkPage, said } from './link-pages.ts';

/** The owner of an account makes a browser known, from the link in a mail with a code. */
export const ownDevicePage: LinkPage = {
  /** As `ownDevicePath` has it (shop/accounts/known-device.ts). */
  url: '/account/device/:code',
  title: said(accountLinkLabels, 'deviceTitle'),
  unknown: {
    heading: said(accountLinkLabels, 'unknown'),
    text: said(accountLinkLabels, 'deviceUnknownHint'),
  },
  async open({ app, code, isPost, request, reply }) {
    const owner = await ownerOfDeviceLink(app.db, app.secret, code);
    if (!owner) return null;
    const { language } = owner;
    // Another site's form comes without our cookie: a new mark would make the browser unknown where it is known.
    if (!isPost || isFromElsewhere(request))
      return {
        language,
        text: said(accountLinkLabels, 'deviceAsk'),
        ask: said(accountLinkLabels, 'knowDevice'),
      };
    const mark = browserMark(app, request) ?? newBrowserMark();
    if (!(await knowBrowser(app.db, owner, mark))) return null;
    reply.header('set-cookie', browserCookie(app.config, mark));
    return {
      language,
      text: said(accountLinkLabels, 'deviceKnown'),
      onward: { path: '/reset-password', label: said(sharedLabels, 'titleResetPassword') },
    };
  },
};
