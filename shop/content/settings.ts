import { type ClosedDays, weekdays } from '#rules/arrival.ts';
import type { ProvinceDays } from '#rules/shipping-days.ts';
import type { FaqGroup } from '#contract/faq-groups.ts';
import type { ShopColours } from '#rules/shop-colours.ts';
import {
  type DateFormat,
  dateFormats,
  defaultDateFormat,
  shopTimeZone,
  unnamedShop,
} from '#contract/constants.ts';
import { defaultLanguage, languageCodes, languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import type { Button } from '#shop/records/records.ts';
import { defaultSettings } from './default-settings.ts';
import { inGroups } from './faq.ts';
import { storedSettings } from './queries.ts';
import { type Settings, storedSetting } from './setting-kind.ts';
import { asList, asRecord, localizedText } from './stored-values.ts';

/** A story on the home page: a picture, text and a link. Texts are in one language. */
export interface Story {
  picture: string;
  /** A few words above the title, or '' if there is none. */
  over: string;
  title: string;
  text: string;
  /** The link; null if there is none. */
  link: Link | null;
  /** Up to three numbers that the shop gives, and what they count. */
  figures: { value: string; text: string }[];
}

interface Link {
  text: string;
  url: string;
}
export interface Scene extends Story {
  spots: NonNullable<Settings['scene']>['spots'];
}

/** The shop's settings in one language. Unset texts are '' and unset lists are empty. */
export interface ShopSettings {
  /** The shop's name, never empty: a shop without a name uses the name of the software. */
  siteTitle: string;
  blurb: string;
  address: string;
  phone: string;
  email: string;
  officeNumbers: string[];
  hours: { days: string; hours: string }[];
  /** Pages on social networks. The main one is first. */
  socialUrls: string[];
  chatUrls: string[];
  logo: string;
  logoWhite: string;
  mark: string;
  /** Sanitized HTML. */
  shippingInfo: string;
  whyBuy: string[];
  deliveryEstimate: { capital: string; provinces: string };
  /** Days without production or delivery. */
  closed: ClosedDays;
  /** Extra open days for delivery outside the capital. Null means none. */
  provinceDays: ProvinceDays | null;
  colours: ShopColours;
  dateFormat: DateFormat;
  /** IANA name of the time zone. */
  timeZone: string;
  /** The story of the home page, or null if there is none. */
  story: Story | null;
  scene: Scene | null;
  /** Whether gift wrapping is offered, free of charge. */
  giftWrapping: boolean;
  giftWrappingPicture: string;
  /** Questions and answers, in plain text. */
  faq: { question: string; answer: string; group: FaqGroup }[];
  about: string;
  /** The shop's own links; null for the built-in ones. */
  topLinks: Link[] | null;
  footerLinks: Link[] | null;
  /** The VAT in orders, in hundredths of a percent; null while VAT is off. */
  vatRate: number | null;
  /** Whether VAT is added to prices, which don't include it. */
  vatOnTop: boolean;
  companies: boolean;
  /** The prefix of new order numbers. */
  orderPrefix: string;
  /** Whether the shop contains sample data for a demo, so that nothing can be bought for real. */
  isDemo: boolean;
}

/** Returns the settings. A missing or malformed setting counts as empty, so that pages still render. */
export async function shopSettings(db: Database, language: LanguageCode): Promise<ShopSettings> {
  const stored = await storedSettings(db);
  const localized = (value: unknown) => localizedText(value, language);
  const text = (name: string) => localized(stored.get(name));
  const list = (name: string) => asList(stored.get(name));
  const estimate = asRecord(stored.get('deliveryEstimate'));
  return {
    siteTitle: text('siteTitle') || unnamedShop,
    blurb: text('blurb'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    officeNumbers: list('officeNumbers').map(localized),
    hours: list('hours')
      .map(asRecord)
      .map((row) => ({ days: localized(row['days']), hours: localized(row['hours']) })),
    socialUrls: [text('socialUrl'), ...(storedSetting(stored, 'socialUrls') ?? [])].filter(Boolean),
    chatUrls: storedSetting(stored, 'chatUrls') ?? [],
    logo: text('logo'),
    logoWhite: text('logoWhite'),
    mark: text('mark'),
    shippingInfo: cleanDescription(text('shippingInfo')),
    whyBuy: list('whyBuy').map(localized),
    deliveryEstimate: {
      capital: localized(estimate['capital']),
      provinces: localized(estimate['provinces']),
    },
    closed: {
      weekdays: (storedSetting(stored, 'closedWeekdays') ?? []).map((name) => weekdays.indexOf(name)),
      dates: storedSetting(stored, 'closedDates') ?? [],
    },
    provinceDays: storedSetting(stored, 'provinceDays'),
    colours: {
      accent: storedSetting(stored, 'accent'),
      action: storedSetting(stored, 'action'),
      ground: storedSetting(stored, 'ground'),
    },
    dateFormat: dateFormats.find((format) => format === stored.get('dateFormat')) ?? defaultDateFormat,
    timeZone: storedSetting(stored, 'timeZone') ?? shopTimeZone,
    story: storyOf(storedSetting(stored, 'story'), language),
    scene: sceneOf(storedSetting(stored, 'scene'), language),
    giftWrapping: stored.get('giftWrapping') !== false,
    giftWrappingPicture: text('giftWrappingPicture'),
    faq: inGroups((storedSetting(stored, 'faq') ?? []).filter(({ shown }) => shown)).map(
      ({ question, answer, group }) => ({
        group,
        question: localized(question),
        answer: localized(answer),
      }),
    ),
    about: text('about'),
    topLinks: linksOf(storedSetting(stored, 'topLinks'), language),
    footerLinks: linksOf(storedSetting(stored, 'footerLinks'), language),
    vatRate:
      stored.get('vatOn') === true ? (storedSetting(stored, 'vatRate') ?? defaultSettings.vatRate) : null,
    vatOnTop: stored.get('vatOn') === true && stored.get('vatOnTop') === true,
    companies: stored.get('vatOn') === true || stored.get('companies') !== false,
    orderPrefix: storedSetting(stored, 'orderPrefix') ?? defaultSettings.orderPrefix,
    isDemo: stored.has('demoShop'),
  };
}

function storyOf(stored: Settings['story' | 'scene'], language: LanguageCode): Story | null {
  if (!stored) return null;
  const { picture, over, title, text, link } = stored;
  const figures = 'figures' in stored ? stored.figures : [];
  const reply = (texts: unknown) => localizedText(texts, language);
  return {
    picture,
    over: reply(over),
    title: reply(title),
    text: reply(text),
    link: link && linkOf(link, language),
    figures: figures.map((each) => ({ value: each.value, text: reply(each.text) })),
  };
}

const linkOf = ({ text, url }: NonNullable<Button>, language: LanguageCode): Link => ({
  text: localizedText(text, language),
  url: url.replace('{lang}', language),
});

const linksOf = (stored: Settings['topLinks'], language: LanguageCode): Link[] | null =>
  stored?.map((link) => linkOf(link, language)) ?? null;

function sceneOf(stored: Settings['scene'], language: LanguageCode): Scene | null {
  const story = storyOf(stored, language);
  return story && stored && { ...story, spots: stored.spots };
}

/** Returns whether gift wrapping is offered. The default is yes. */
export async function wrapsGifts(db: Database): Promise<boolean> {
  return (await storedSettings(db)).get('giftWrapping') !== false;
}

/** Whether orders may be for a company: while VAT is on, and otherwise unless staff don't allow it. */
export async function takesCompanies(db: Database): Promise<boolean> {
  const stored = await storedSettings(db);
  return stored.get('vatOn') === true || stored.get('companies') !== false;
}

/** Whether new reviews are held until staff approve them. The default is no. */
export async function holdsReviews(db: Database): Promise<boolean> {
  return (await storedSettings(db)).get('reviewsHeld') === true;
}

/** Whether the product feed for Google and Meta is served. The default is no. */
export async function hasProductFeed(db: Database): Promise<boolean> {
  return (await storedSettings(db)).get('productFeed') === true;
}

/** Returns the path of the logo, or null if the shop has none. */
export async function logoPath(db: Database): Promise<string | null> {
  return localizedText((await storedSettings(db)).get('logo'), defaultLanguage) || null;
}

/** Returns the language of the people who run the shop, or null if it isn't set yet. */
export async function shopLanguage(db: Database): Promise<LanguageCode | null> {
  const tag = (await storedSettings(db)).get('language');
  return languageCodes.find((code) => languages[code].tag === tag) ?? null;
}
