import { confirmAddressPage } from './confirm-address.ts';
import { inquiryAnswerPage } from './inquiry-pages.ts';
import type { LinkPage } from './link-pages.ts';
import { newsletterEnd } from './newsletter-end.ts';
import { confirmNoticePage, stopNoticesPage } from './stock-notice-pages.ts';
import { ownDevicePage } from './known-device.ts';

/** All pages to which links in emails lead, except those of the storefront. */
export const allLinkPages: readonly LinkPage[] = [
  newsletterEnd,
  confirmAddressPage,
  ownDevicePage,
  confirmNoticePage,
  stopNoticesPage,
  inquiryAnswerPage,
];
