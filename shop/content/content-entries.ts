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

export interface CampaignEntry {
  mainTitle: BothTexts;
  discountTitle: BothTexts;
  /** Plain text, paragraphs split by empty lines. */
  body: BothTexts;
  picture: string;
  ground: Ground;
  position: number;
  published: boolean;
}

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

export const isCampaign = ({ mainTitle, picture, ground }: CampaignEntry): boolean =>
  mainTitle.en !== '' && mainTitle.km !== '' && isPicturePath(picture) && grounds.includes(ground);
