import { unnamedShop } from '#contract/constants.ts';
import { formatDate, defaultDates } from '#rules/format-date.ts';
import type { LayoutData } from './layout-data.ts';

/** The logo shown if settings can't be loaded: a plain lotus arch. */
const arch =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-12 0 124 124'%3E%3Cpath fill='%230f5c45' d='M0 116V60C0 31 34 25 50 0c16 25 50 31 50 60v56q0 8-8 8H8q-8 0-8-8z'/%3E%3C/svg%3E";

/** Returns the layout data used when nothing could be loaded. */
export function builtInLayout(now = new Date()): LayoutData {
  return {
    siteTitle: unnamedShop,
    blurb: '',
    icon: arch,
    logo: '',
    logoWhite: '',
    categories: [],
    campaign: null,
    paymentMethods: [],
    waysWithin: '',
    topLinks: [],
    footerLinks: [],
    contact: {
      address: '',
      phone: '',
      email: '',
      officeNumbers: [],
      hours: [],
      socialPages: [],
      chatUrls: [],
    },
    ...defaultDates,
    phoneLogin: false,
    riel: null,
    year: Number(formatDate(now.toISOString(), defaultDates).slice(-4)),
  };
}
