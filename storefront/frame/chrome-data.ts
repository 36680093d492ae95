import type { ClosedDays } from '#rules/arrival.ts';
import type { ProvinceDays } from '#rules/shipping-days.ts';
import type { DateFormat } from '#contract/constants.ts';

export interface MenuCategory {
  id: number;
  name: string;
}
export interface MenuColumn extends MenuCategory {
  children: readonly MenuCategory[];
}
export interface ContactData {
  address: string;
  phone: string;
  email: string;
  officeNumbers: readonly string[];
  hours: readonly { days: string; hours: string }[];
  /** Pages on networks: its address, and what its link says; '' for a network without a name here. */
  socialPages: readonly { url: string; name: string }[];
  /** At t.me or m.me. */
  chatUrls: readonly string[];
}

export interface PaymentMethod {
  id: number;
  picture: string;
  name: string;
  /** Of a transfer: where to, in words, and whether a bank there has a QR code. */
  banks?: readonly string[] | undefined;
  hasQr?: boolean | undefined;
  /** Its name as it is promised: with its bounds, where it is not always offered. */
  promise: string;
  /** Those in words; and the most it takes, in dollars. */
  within?: string | undefined;
  most?: number | undefined;
}

/** What the frame of every page shows, in the page's language. "" and empty lists where the shop says nothing. */
export interface ChromeData {
  siteTitle: string;
  blurb: string;
  /** Paths of pictures; without a logo the site title is written out. */
  icon: string;
  logo: string;
  logoWhite: string;
  /** Path of a stylesheet with the shop's own colours. */
  colourSheet?: string;
  /** Top-level categories that have children (specification §2, mega-menu). */
  categories: readonly MenuColumn[];
  /** The campaign shown in the menu. */
  campaign: { id: number; title: string; picture: string } | null;
  /** Those that can be chosen. */
  paymentMethods: readonly PaymentMethod[];
  /** Of them, as they are promised, those that are not always offered; '' for none. */
  waysWithin: string;
  contact: ContactData;
  /** Customers may log in by phone number. */
  phoneLogin: boolean;
  dateFormat: DateFormat;
  timeZone: string;
  /** Days on which nothing is made or brought. */
  closed?: ClosedDays;
  /** Open days that are added outside of the capital. */
  provinceDays?: ProvinceDays;
  /** What a dollar comes to in riel, since when (ISO, UTC); null: the shop shows no riel. */
  riel: { rate: number; since: string } | null;
  /** Year of the copyright line. */
  year: number;
}
