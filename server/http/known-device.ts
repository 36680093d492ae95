import { accountLinkLabels } from '#contract/labels/mail/account-links.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { trustDevice, newBrowserMark, ownerOfDeviceLink } from '#shop/accounts/accounts.ts';
import { browserCookie, deviceToken, isFromElsewhere } from './caller.ts';
import { type LinkPage, said } from './link-pages.ts';

/** Makes a browser a trusted device, from the link in an email with a code. */
export const ownDevicePage: LinkPage = {
  /** Must match `ownDevicePath` (shop/accounts/known-device.ts). */
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
    // A form from another site comes without our cookie, and a new mark would replace that of a trusted
    // browser.
    if (!isPost || isFromElsewhere(request))
      return {
        language,
        text: said(accountLinkLabels, 'deviceAsk'),
        action: said(accountLinkLabels, 'knowDevice'),
      };
    const mark = deviceToken(app, request) ?? newBrowserMark();
    if (!(await trustDevice(app.db, owner, mark))) return null;
    reply.header('set-cookie', browserCookie(app.config, mark));
    return {
      language,
      text: said(accountLinkLabels, 'deviceKnown'),
      onward: { path: '/reset-password', label: said(sharedLabels, 'titleResetPassword') },
    };
  },
};
