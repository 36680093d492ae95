import { z } from 'zod';
import { accountCurrencies, dateFormats } from '#contract/constants.ts';
import {
  giftLimits,
  grounds,
  isButtonUrl,
  isGiftGroup,
  newShopRules,
  type SettingEntries,
  transferLimits,
} from '#shop/content/content.ts';

/** The shapes of a content file's entries, as docs/operating/first-shop.md tells them. What a person may leave out has its value here. */

const line = z.string().trim().max(10_000);
/** One text for both languages, or one for each. */
export const text = z.union([
  line.transform((both) => ({ en: both, km: both })),
  z.strictObject({ en: line.default(''), km: line.default('') }),
]);
const filled = text.refine(({ en, km }) => en !== '' || km !== '', 'is empty');
const filledBoth = text.refine(({ en, km }) => en !== '' && km !== '', 'needs both languages');
const none = { en: '', km: '' };
/** A path of the shop's own store, or a file of the folder the content file lies in. */
const picture = z.string().trim().min(1, 'is empty').max(300);
const ground = z.enum(grounds, `is one of ${grounds.join(', ')}`).default('ground-sand');
const position = z.number().int().min(0).max(100_000).optional();
const id = z.number().int().min(1).optional();

const button = z
  .strictObject({
    text: filled,
    url: z
      .string()
      .trim()
      .transform((url) => url.replace(/^\/(?:en|ar)\//u, '/{lang}/'))
      .refine(isButtonUrl, 'must begin with /{lang}/ or https://'),
  })
  .nullable()
  .default(null);

export const bannerSchema = z.strictObject({
  id,
  theme: z.union([z.literal(1), z.literal(2)]).default(1),
  picture,
  phonePicture: picture.nullable().default(null),
  ground,
  position,
  published: z.boolean().default(true),
  top: text.default(none),
  main: text.default(none),
  bottom: text.default(none),
  left: button,
  right: button,
});

const day = z.iso.date('is a day like 2027-04-14').nullable().default(null);
/** A group of gifts: products by their ids, as the catalogue's spreadsheet has them, or a category. */
const giftGroup = z
  .strictObject({
    title: filled,
    products: z.array(z.number().int().min(1)).max(giftLimits.products).default([]),
    category: z.number().int().min(1).nullable().default(null),
  })
  .refine(isGiftGroup, 'names products or a category');

export const campaignSchema = z.strictObject({
  id,
  mainTitle: filledBoth,
  discountTitle: text.default(none),
  body: text.default(none),
  picture,
  ground,
  position,
  published: z.boolean().default(true),
  startsOn: day,
  endsOn: day,
  groups: z.array(giftGroup).max(giftLimits.groups).default([]),
  forMany: text.default(none),
});

/** What takes a banner or a campaign away; it may be a whole entry as the export writes it. */
export const removalSchema = z.looseObject({
  id,
  remove: z.literal(true),
  theme: z.union([z.literal(1), z.literal(2)]).optional(),
  main: text.optional(),
  mainTitle: text.optional(),
});

const story = z.strictObject({
  picture,
  over: text.default(none),
  title: filled,
  text: text.default(none),
  link: button,
});
const percent = z.number().min(0).max(100);
const spot = z.strictObject({ product: z.number().int().min(1), x: percent, y: percent });

const word = z.string().trim().min(1, 'is empty').max(60, 'has more than 60 characters');
const synonymGroup = z.strictObject({
  words: z.array(word).min(1, 'needs a word').max(50),
  narrower: z.array(word).max(50).default([]),
});

/** What is copied into a bank's form: one line, no more than banks take. */
const figures = line
  .min(1, 'is empty')
  .max(60, 'has more than 60 characters')
  .refine((said) => !/[\p{Cc}]/u.test(said), 'is one line');
const bankAccount = z.strictObject({
  bank: filled,
  accountName: figures,
  accountNumber: figures.refine((said) => /\d/u.test(said), 'has digits'),
  currency: z.enum(accountCurrencies, `is ${accountCurrencies.join(' or ')}`).default('USD'),
  qrPicture: picture.nullable().default(null),
});

const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(50);
const orNone = <Value extends z.ZodType>(value: Value) => value.nullable();

export const settingSchemas = {
  siteTitle: filled.refine(
    ({ en, km }) => [en, km].every(newShopRules.name),
    'has 1 to 60 characters in one line',
  ),
  blurb: orNone(text),
  address: orNone(
    text.refine(({ en, km }) => [en, km].every(newShopRules.address), 'has up to 200 characters'),
  ),
  phone: orNone(line.refine(newShopRules.phone, 'has 8 to 15 digits')),
  email: orNone(line.refine(newShopRules.email, 'is no e-mail address')),
  officeNumbers: orNone(list(line)),
  hours: orNone(list(z.strictObject({ days: filled, hours: filled }))),
  socialUrl: orNone(z.url({ protocol: /^https?$/u, error: 'is no address' })),
  logo: orNone(picture),
  logoWhite: orNone(picture),
  mark: orNone(picture),
  shippingInfo: orNone(text),
  whyBuy: orNone(list(filled)),
  deliveryEstimate: orNone(z.strictObject({ capital: text, provinces: text })),
  dateFormat: orNone(z.enum(dateFormats, `is ${dateFormats.join(' or ')}`)),
  story: orNone(story),
  scene: orNone(story.extend({ spots: z.array(spot).min(1).max(6) })),
  giftWrapping: orNone(z.boolean()),
  synonyms: orNone(z.array(synonymGroup).max(1000)),
  bankAccounts: orNone(z.array(bankAccount).max(transferLimits.accounts)),
  transferHours: orNone(z.number().int().min(1).max(transferLimits.hours)),
  language: z.enum(['en', 'km'], 'is en or km'),
} satisfies { [Name in keyof SettingEntries]: z.ZodType };

export const pictureSettings: ReadonlySet<string> = new Set(['logo', 'logoWhite', 'mark']);

const bound = z
  .number()
  .positive('is more than nothing')
  .max(1_000_000)
  .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'has at most two decimals')
  .nullable()
  .default(null);
/** Within what a way to pay is offered, in dollars. */
export const paymentSchema = z
  .strictObject({
    method: z.number().int(),
    least: bound,
    most: bound,
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/u, 'is a code like KH'))
      .min(1, 'names none; null is all')
      .nullable()
      .default(null),
  })
  .refine(({ least, most }) => least === null || most === null || least <= most, 'least is more than most');

/** The whole file; its entries are held to their own shapes one by one. */
export const contentSchema = z.strictObject({
  settings: z.record(z.string(), z.unknown()).default({}),
  banners: z.array(z.unknown()).default([]),
  campaigns: z.array(z.unknown()).default([]),
  payments: z.array(z.unknown()).default([]),
  labels: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
export type ContentFile = z.output<typeof contentSchema>;
