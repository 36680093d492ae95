import { z } from 'zod';
import { accountCurrencies, dateFormats } from '#contract/constants.ts';
import { isEmail } from '#contract/forms/email.ts';
import type { Database } from '#database/schema.ts';
import { unreadable } from '#rules/shop-colours.ts';
import { shownContrast } from '#rules/contrast.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import {
  bothTexts,
  button,
  changeRecords,
  filled,
  type Kind,
  noTexts,
  ownPicture,
} from '#shop/records/records.ts';
import { weekdays } from '#rules/arrival.ts';
import { faqItem, strangeWords, withOlder } from './faq.ts';
import { usualSettings } from './usual-settings.ts';
import { lockSettings, removeSettings, settingsVersion, storedSettings, writeSettings } from './queries.ts';

/** What the shop says of itself, as one thing; a setting that is null is not set. What a person may leave out has its value here. */

const isLine = (text: string, most: number) => text.length <= most && !/[\r\n]/u.test(text);

/** What each part of a new shop must be too. */
export const textRules = {
  /** Up to 60 characters in one line. */
  name: (text: string) => text.trim() !== '' && isLine(text, 60),
  email: (text: string) => isEmail(text) && text.length <= 150,
  /** None, or 8 to 15 digits, however they are grouped. */
  phone: (text: string) =>
    text === '' || (/^\+?[\d\s().-]+$/u.test(text) && /^\d{8,15}$/u.test(text.replaceAll(/\D/gu, ''))),
  /** None, or up to 200 characters in one line. */
  address: (text: string) => isLine(text, 200),
};

const line = z.string().trim().max(10_000);
const list = <Item extends z.ZodType>(item: Item, most = 50) => z.array(item).max(most);

const story = z.strictObject({
  picture: ownPicture,
  over: bothTexts.default(noTexts),
  title: filled,
  text: bothTexts.meta({ isLong: true }).default(noTexts),
  link: button.default(null),
});
const { picture, ...storyWords } = story.shape;
const percent = z.number().min(0).max(100);
/** Where which product is: in percent of the picture's width and height, from its upper left. */
const spot = z.strictObject({
  product: z.number().int().min(1).meta({ input: 'product' }),
  x: percent,
  y: percent,
});

const word = z.string().trim().min(1, 'can’t be empty').max(60, 'can’t be longer than 60 characters');
const synonymGroup = z.strictObject({
  words: list(word).min(1, 'needs at least one word'),
  narrower: list(word).default([]),
});

/** What is copied into a bank's form: one line, no more than banks take. */
const figures = line
  .min(1, 'can’t be empty')
  .max(60, 'can’t be longer than 60 characters')
  .refine((said) => !/[\p{Cc}]/u.test(said), 'must be a single line');
/** An account of the shop that customers transfer to. */
export const bankAccount = z.strictObject({
  bank: filled,
  accountName: figures,
  accountNumber: figures.refine((said) => /\d/u.test(said), 'must contain digits'),
  currency: z.enum(accountCurrencies, `is ${accountCurrencies.join(' or ')}`).default('USD'),
  /** Of the account's own QR code. */
  qrPicture: ownPicture.nullable().default(null),
});
const mostHours = 336;

const hex = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/u, 'colour')
  .meta({ input: 'colour' })
  .nullable();

const pageAddress = z.url({ protocol: /^https?$/u, error: 'isn’t a valid address' });

const shape = {
  siteTitle: filled.refine(
    ({ en, km }) => [en, km].every(textRules.name),
    'must be a single line of 1 to 60 characters',
  ),
  blurb: bothTexts.nullable(),
  address: bothTexts
    .refine(({ en, km }) => [en, km].every(textRules.address), 'can’t be longer than 200 characters')
    .nullable(),
  phone: line.refine(textRules.phone, 'must have 8 to 15 digits').nullable(),
  email: line.refine(textRules.email, 'isn’t a valid email address').nullable(),
  officeNumbers: list(line).nullable(),
  hours: list(z.strictObject({ days: filled, hours: filled })).nullable(),
  socialUrl: pageAddress.nullable(),
  /** Its other pages on networks. */
  socialUrls: list(pageAddress, 8).nullable(),
  /** Where the shop is asked in a chat; each is shown with its product. */
  chatUrls: list(
    line.regex(/^https:\/\/(?:t\.me\/\w{5,32}|m\.me\/[\w.-]{3,80})$/u, 'must be a t.me or m.me address'),
    2,
  ).nullable(),
  logo: ownPicture.nullable(),
  logoWhite: ownPicture.nullable(),
  mark: ownPicture.nullable(),
  /** HTML. */
  shippingInfo: bothTexts
    .meta({ input: 'both', isLong: true })
    .transform(({ en, km }) => ({ en: cleanDescription(en), km: cleanDescription(km) }))
    .nullable(),
  whyBuy: list(filled).nullable(),
  /** Open days that are added outside of the capital, where no delivery method says its own; null: none. */
  provinceDays: z
    .strictObject({ from: z.number().int().min(0).max(60), to: z.number().int().min(0).max(60) })
    .refine(({ from, to }) => from <= to, 'ends before it begins')
    .nullable(),
  /** On which nothing is made, sent or brought; null: none. */
  closedWeekdays: list(z.enum(weekdays), 6).nullable(),
  closedDates: list(z.iso.date('isn’t a valid date'), 60).nullable(),
  deliveryEstimate: z.strictObject({ capital: bothTexts, provinces: bothTexts }).nullable(),
  dateFormat: z.enum(dateFormats, `is ${dateFormats.join(' or ')}`).nullable(),
  /** By which days begin and moments are written; null: Asia/Phnom_Penh. */
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'isn’t a valid IANA time zone')
    .nullable(),
  /** Of the pages (rules/shop-colours.ts); null: as they come. */
  accent: hex,
  action: hex,
  ground: hex,
  /** On the home page: how something is made, say. */
  story: story.nullable(),
  /** And things in use. */
  scene: z.strictObject({ picture, spots: z.array(spot).min(1).max(6), ...storyWords }).nullable(),
  /** Whether gifts are wrapped; null: they are. */
  giftWrapping: z.boolean().nullable(),
  /** How a wrapped gift looks. */
  giftWrappingPicture: ownPicture.nullable(),
  /** What words mean the same to who searches, besides what comes with the shop (shop/search/common-synonyms.ts). */
  synonyms: list(synonymGroup, 1000).nullable(),
  /** Where customers transfer to; without any, that way to pay is not offered. */
  bankAccounts: list(bankAccount, 6).nullable(),
  /** For how many hours an order waits for its transfer; null: 48. */
  transferHours: z.number().int().min(1).max(mostHours).nullable(),
  /** From how many cents on whoever gives money back shows their second factor again; null: $100. */
  refundAskAboveCents: z.number().int().min(0).max(100_000_000).nullable(),
  /** Up to how many cents that are missing of a transfer staff who may give money back let go; null: none. */
  letGoUpToCents: z.number().int().min(0).max(1_000_000).nullable(),
  /** Questions and answers of the shop's own, beside the built-in one about paying, whose place those about paying take; plain text, `{waysToPay}` names all ways to pay. */
  faq: list(faqItem, 200).nullable(),
  /** What the page about the shop says, in the place of the built-in text; plain text, empty lines split paragraphs. */
  about: bothTexts.meta({ isLong: true }).nullable(),
  /** Before the number of new orders; null: AG. Letters alone, so that no two prefixes make one number. */
  orderPrefix: z
    .string()
    .regex(/^[A-Z]{1,6}$/u, 'must be 1 to 6 capital letters')
    .nullable(),
  /** Tag of the language of those who run the shop. */
  language: z.enum(['en', 'km'], 'must be en or km'),
};
const colours = ['accent', 'action', 'ground'];
const settingNames = Object.keys(shape) as (keyof Settings)[];
export type Settings = z.output<z.ZodObject<typeof shape>>;

/** A setting as it is stored; null where it is not set, or of another shape. */
export const storedSetting = <Name extends keyof Settings>(
  stored: ReadonlyMap<string, unknown>,
  name: Name,
): Settings[Name] | null => (shape[name].safeParse(stored.get(name)).data ?? null) as Settings[Name] | null;

export const settingKind: Kind<Settings, 'shop'> = {
  name: 'settings',
  shape,
  usual: usualSettings,
  key: 'siteTitle',
  idOf: () => 'shop',
  lock: lockSettings,
  async read(db) {
    const stored = await storedSettings(db);
    const all = Object.fromEntries(settingNames.map((name) => [name, stored.get(name) ?? null]));
    // What older questions lack has its usual value.
    all['faq'] = storedSetting(stored, 'faq');
    const version = await settingsVersion(db);
    return {
      stored: new Map([['shop', { ...(all as Settings), id: 'shop', version }]]),
      faults: (after, isChanged) => [
        ...(isChanged('faq') ? strangeWords(after.faq ?? []) : []).map((strange) => ({
          field: 'faq',
          code: 'braces' as const,
          about: `{${strange}}`,
        })),
        ...(colours.some(isChanged)
          ? unreadable(after).map(({ field, contrast }) => ({
              field,
              code: 'contrast' as const,
              about: shownContrast(contrast),
            }))
          : []),
      ],
    };
  },
  // Which Khmer is older than its English, the shop sees by itself.
  over(before, changes) {
    const faq = shape.faq.safeParse(changes.faq).data;
    return faq ? { ...changes, faq: withOlder(before.faq ?? [], faq) } : changes;
  },
  async write(db, written) {
    for (const { after, fields } of written) {
      const isSet = (name: string) => after[name as keyof Settings] !== null;
      const values = fields.filter(isSet).map((name) => [name, after[name as keyof Settings]] as const);
      await writeSettings(db, Object.fromEntries<unknown>(values));
      await removeSettings(
        db,
        fields.filter((name) => !isSet(name)),
      );
    }
  },
  audit: (done) => [{ event: 'settings changed', detail: { names: 'fields' in done ? done.fields : [] } }],
  follow: () => ['texts'],
};

/** Settings that are named get their value; null takes one away. @throws RangeError when one is not as it must be */
export async function changeSettings(db: Database, fields: Partial<Settings>, by: Actor): Promise<void> {
  const [outcome] = await changeRecords(db, settingKind, { by }, [{ id: 'shop', fields }]);
  if (outcome?.state === 'refused')
    throw new RangeError(outcome.faults.map(({ field, about = '' }) => `${field}: ${about}`).join(', '));
}
