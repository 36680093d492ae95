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
/** Part of a line of text: a link if it has an address. */
export interface TextPart {
  text: string;
  href?: string;
}
export interface MenuLink {
  text: string;
  href: string;
  /** The screen of a built-in link. */
  page?: string;
}
export interface ContactData {
  address: string;
  phone: string;
  email: string;
  officeNumbers: readonly string[];
  hours: readonly { days: string; hours: string }[];
  /** Social media pages: the URL and the link text, which is '' for an unknown network. */
  socialPages: readonly { url: string; name: string }[];
  /** Chat links at t.me or m.me. */
  chatUrls: readonly string[];
}

export interface PaymentMethod {
  id: number;
  picture: string;
  name: string;
  /** The names of the banks for a bank transfer, and whether one has a QR code. */
  banks?: readonly string[] | undefined;
  hasQr?: boolean | undefined;
  /** Whether the checkout creates a payment code. */
  isCode?: boolean;
  /** The name shown in advertisements, with the limits if the method is not always offered. */
  promise: string;
  /** The limits as text, and the maximum amount in dollars. */
  within?: string | undefined;
  max?: number | undefined;
}

/** The layout data of every page, in the page's language. Missing settings are empty strings or lists. */
export interface LayoutData {
  siteTitle: string;
  blurb: string;
  /** Paths of pictures. If there is no logo, the site title is shown as text. */
  icon: string;
  logo: string;
  logoWhite: string;
  /** Path of a stylesheet with the shop's own colors. */
  colourSheet?: string;
  /** Top-level categories that have children (specification §2, mega-menu). */
  categories: readonly MenuColumn[];
  /** The campaign shown in the menu. */
  campaign: { id: number; title: string; picture: string } | null;
  /** The methods a shopper can select. */
  paymentMethods: readonly PaymentMethod[];
  /** The methods with limits, as advertised; '' if there are none. */
  waysWithin: string;
  contact: ContactData;
  /** The links at the top and in the footer's first list. Those of staff, or the built-in ones (load-app-shell.ts). */
  topLinks: readonly MenuLink[];
  footerLinks: readonly MenuLink[];
  /** Built-in pages that work without an account: finding an order, quick order. */
  doors?: readonly MenuLink[];
  /** Those pages, and pages of the shop's own that the footer links to. */
  footerPages?: readonly MenuLink[];
  /** The sentence at checkout that names the pages customers agree to. */
  terms?: readonly TextPart[];
  /** Whether customers can log in by phone number. */
  phoneLogin: boolean;
  /** Whether emails are only saved, so that texts don't promise any. */
  savesEmails?: boolean;
  /** The same for text messages. */
  savesTexts?: boolean;
  dateFormat: DateFormat;
  timeZone: string;
  /** Days without production and delivery. */
  closed?: ClosedDays;
  /** Additional working days for deliveries outside the capital. */
  provinceDays?: ProvinceDays;
  /** Riel per dollar, and since when (ISO, UTC). Null if the shop shows no riel. */
  riel: { rate: number; since: string } | null;
  /** The year in the copyright line. */
  year: number;
}
