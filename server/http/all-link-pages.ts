import { confirmAddressPage } from './confirm-address.ts';
import { inquiryAnswerPage, sampleStatusPage } from './inquiry-pages.ts';
import type { LinkPage } from './link-pages.ts';
import { newsletterEnd } from './newsletter-end.ts';
import { orderBalancePage } from './order-balance-page.ts';
import { orderConfirm } from './order-confirm.ts';
import { payLinkPage } from './pay-link.ts';
import { confirmNoticePage, stopNoticesPage } from './stock-notice-pages.ts';
import { ownDevicePage } from './known-device.ts';

/** All pages to which links in emails lead, except those of the storefront. */
export const allLinkPages: readonly LinkPage[] = [
  newsletterEnd,
  confirmAddressPage,
  ownDevicePage,
  orderConfirm,
  payLinkPage,
  orderBalancePage,
  confirmNoticePage,
  stopNoticesPage,
  inquiryAnswerPage,
  sampleStatusPage,
];
