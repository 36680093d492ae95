import { accountLinkLabels } from '#contract/labels/mail/account-links.ts';
import { accountOfLink, confirmAddress } from '#shop/accounts/accounts.ts';
import { type LinkPage, said } from './link-pages.ts';

/** Confirms the email address of an account, from the link in the welcome email. */
export const confirmAddressPage: LinkPage = {
  /** Must match `confirmAddressPath` (shop/accounts/confirmation.ts). */
  url: '/account/confirm/:code',
  title: said(accountLinkLabels, 'confirmTitle'),
  unknown: {
    heading: said(accountLinkLabels, 'unknown'),
    text: said(accountLinkLabels, 'confirmUnknownHint'),
  },
  async open({ app, code, isPost }) {
    const account = await accountOfLink(app.db, app.secret, code);
    if (!account) return null;
    const { language, isConfirmed } = account;
    if (!isPost && !isConfirmed)
      return {
        language,
        text: said(accountLinkLabels, 'confirmAsk'),
        action: said(accountLinkLabels, 'confirm'),
      };
    await confirmAddress(app.db, account);
    return { language, text: said(accountLinkLabels, 'confirmed') };
  },
};
