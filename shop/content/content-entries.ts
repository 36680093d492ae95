import type { AccountCurrency, DateFormat } from '#contract/constants.ts';
import type { SynonymGroup } from '#shop/search/search.ts';

/** What of the shop's content its staff write. Pictures are paths below /content/. */

/** A text in each of the shop's languages; '' where there is none. */
export interface BothTexts {
  en: string;
  km: string;
}

/** The colours behind pictures (storefront/styles/grounds.css). */
export const grounds = [
  'ground-sand',
  'ground-gold',
  'ground-mint',
  'ground-rose',
  'ground-sky',
  'ground-clay',
] as const;
export type Ground = (typeof grounds)[number];

export interface BannerButton {
  text: BothTexts;
  /** `{lang}` in it stands for the language of the page. */
  url: string;
}

export interface BannerEntry {
  /** Ours is 1; other clients show 2. */
  theme: 1 | 2;
  picture: string;
  phonePicture: string | null;
  ground: Ground;
  position: number;
  published: boolean;
  top: BothTexts;
  main: BothTexts;
  bottom: BothTexts;
  left: BannerButton | null;
  right: BannerButton | null;
}

/** A group of a campaign's own gifts: products by id, or what is popular in a category. */
export interface GiftGroup {
  title: BothTexts;
  products: number[];
  category: number | null;
}
/** At most so many groups, and products in each. */
export const giftLimits = { groups: 8, products: 24 } as const;

export interface CampaignEntry {
  mainTitle: BothTexts;
  discountTitle: BothTexts;
  /** Plain text, paragraphs split by empty lines. */
  body: BothTexts;
  picture: string;
  ground: Ground;
  position: number;
  published: boolean;
  /** First and last day, yyyy-mm-dd; null: none is said. */
  startsOn: string | null;
  endsOn: string | null;
  groups: GiftGroup[];
  /** To whoever gives to many at once; '' for nothing. */
  forMany: BothTexts;
}

export interface StoryEntry {
  picture: string;
  over: BothTexts;
  title: BothTexts;
  text: BothTexts;
  link: BannerButton | null;
}

export interface SceneEntry extends StoryEntry {
  /** Where which product is: in percent of the picture's width and height, from its upper left. */
  spots: { product: number; x: number; y: number }[];
}

/** An account of the shop that customers transfer to. */
export interface BankAccountEntry {
  /** What the bank is called. */
  bank: BothTexts;
  accountName: string;
  accountNumber: string;
  currency: AccountCurrency;
  /** A picture of the account's own QR code; null: there is none. */
  qrPicture: string | null;
}
/** Accounts a shop may name, and how long goods may wait for a transfer, in hours. */
export const transferLimits = { accounts: 6, hours: 336, usualHours: 48 } as const;

/** Settings by name; what is left out stays as it is, null takes a setting away. */
export interface SettingEntries {
  siteTitle: BothTexts;
  blurb: BothTexts | null;
  address: BothTexts | null;
  phone: string | null;
  email: string | null;
  officeNumbers: string[] | null;
  hours: { days: BothTexts; hours: BothTexts }[] | null;
  socialUrl: string | null;
  logo: string | null;
  logoWhite: string | null;
  mark: string | null;
  /** HTML. */
  shippingInfo: BothTexts | null;
  whyBuy: BothTexts[] | null;
  deliveryEstimate: { capital: BothTexts; provinces: BothTexts } | null;
  dateFormat: DateFormat | null;
  /** On the home page: how something is made, say. */
  story: StoryEntry | null;
  /** And things in use. */
  scene: SceneEntry | null;
  /** Whether gifts are wrapped; null: they are. */
  giftWrapping: boolean | null;
  /** What words mean the same to who searches, besides what comes with the shop (shop/search/common-synonyms.ts). */
  synonyms: SynonymGroup[] | null;
  /** Where customers transfer to; without any, that way to pay is not offered. */
  bankAccounts: BankAccountEntry[] | null;
  /** For how many hours an order waits for its transfer; null: 48. */
  transferHours: number | null;
  /** Tag of the language of those who run the shop: en or km. */
  language: 'en' | 'km';
}
export const settingNames = [
  'siteTitle',
  'blurb',
  'address',
  'phone',
  'email',
  'officeNumbers',
  'hours',
  'socialUrl',
  'logo',
  'logoWhite',
  'mark',
  'shippingInfo',
  'whyBuy',
  'deliveryEstimate',
  'dateFormat',
  'story',
  'scene',
  'giftWrapping',
  'synonyms',
  'bankAccounts',
  'transferHours',
  'language',
] as const satisfies (keyof SettingEntries)[];

/** Where a button may lead: a page of the shop, or another site by https. */
export const isButtonUrl = (url: string): boolean =>
  url.length <= 500 && (/^\/(?:\{lang\}|en|ar)\/\S*$/u.test(url) || /^https:\/\/[^\s/]+\.\S+$/u.test(url));

const isPicturePath = (path: string): boolean => /^\/content\/commonImages\/[\w.-]+$/u.test(path);

const buttons = ({ left, right }: BannerEntry) => [left, right].filter((each) => each !== null);

/** What a banner must be; what is broken throws, for whoever asks has looked before. */
export const isBanner = (banner: BannerEntry): boolean =>
  isPicturePath(banner.picture) &&
  (banner.phonePicture === null || isPicturePath(banner.phonePicture)) &&
  grounds.includes(banner.ground) &&
  buttons(banner).every(({ text, url }) => isButtonUrl(url) && (text.en !== '' || text.km !== ''));

export const isCampaign = (campaign: CampaignEntry): boolean => {
  const { mainTitle, picture, ground, startsOn, endsOn, groups } = campaign;
  return (
    mainTitle.en !== '' &&
    mainTitle.km !== '' &&
    isPicturePath(picture) &&
    grounds.includes(ground) &&
    (startsOn === null || endsOn === null || startsOn <= endsOn) &&
    groups.length <= giftLimits.groups &&
    groups.every(isGiftGroup)
  );
};

export const isGiftGroup = ({ title, products, category }: GiftGroup): boolean =>
  (title.en !== '' || title.km !== '') &&
  products.length <= giftLimits.products &&
  (products.length > 0 || category !== null);
