import { z } from 'zod';
import { dateFormats, proofApprovers, staffChatEvents } from '#contract/constants.ts';
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
  filledBoth,
  type Kind,
  noTexts,
  localizedPicture,
} from '#shop/records/records.ts';
import { weekdays } from '#rules/arrival.ts';
import { bankAccount, shortLine } from './bank-account-shape.ts';
import { depositShape } from './deposit-shape.ts';
import { faqItem, unknownPlaceholders, markKhmerOutdated } from './faq.ts';
import { defaultSettings } from './default-settings.ts';
import { synonymGroup } from './synonym-shape.ts';
import { isLine, textRules } from './text-rules.ts';
import { lockSettings, removeSettings, settingsVersion, storedSettings, writeSettings } from './queries.ts';

/**
 * The settings of the shop as one record. Null means a setting isn't set. Defaults for omitted fields are defined here.
 */

const line = z.string().trim().max(10_000);
const list = <Item extends z.ZodType>(item: Item, max = 50) => z.array(item).max(max);

const story = z.strictObject({
  picture: localizedPicture,
  over: bothTexts.default(noTexts),
  title: filled,
  text: bothTexts.meta({ isLong: true }).default(noTexts),
  link: button.default(null),
});
const { picture, ...storyLength } = story.shape;
/** A number and what it counts, such as `3` and `tones`. */
const figure = z.strictObject({
  value: z
    .string()
    .trim()
    .max(12)
    .refine((text) => text !== '' && isLine(text, 12), 'must have 1 to 12 characters'),
  text: filled,
});
const percent = z.number().min(0).max(100);
/** The position of a product in a picture, in percent of its width and height from the upper left corner. */
const spot = z.strictObject({
  product: z.number().int().min(1).meta({ input: 'product' }),
  x: percent,
  y: percent,
});

/** Links in the order shown. */
const links = list(button.unwrap(), 12).nullable();

const hex = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/u, 'colour')
  .meta({ input: 'colour' })
  .nullable();

const pageAddress = z.url({ protocol: /^https?$/u, error: 'isn’t a valid address' });

const shape = {
  siteTitle: filledBoth.refine(
    ({ en, km }) => [en, km].every((text) => text === '' || textRules.name(text)),
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
  /** The shop's other pages on social networks. */
  socialUrls: list(pageAddress, 8).nullable(),
  /** Chat links of the shop. Each is shown with the product the customer asks about. */
  chatUrls: list(
    line.regex(/^https:\/\/(?:t\.me\/\w{5,32}|m\.me\/[\w.-]{3,80})$/u, 'must be a t.me or m.me address'),
    2,
  ).nullable(),
  logo: localizedPicture.nullable(),
  logoWhite: localizedPicture.nullable(),
  mark: localizedPicture.nullable(),
  /** HTML. */
  shippingInfo: bothTexts
    .meta({ input: 'both', isLong: true })
    .transform(({ en, km }) => ({ en: cleanDescription(en), km: cleanDescription(km) }))
    .nullable(),
  whyBuy: list(filled).nullable(),
  /** Extra open days for delivery outside the capital, if the delivery method doesn't set its own. Null means none. */
  provinceDays: z
    .strictObject({ from: z.number().int().min(0).max(60), to: z.number().int().min(0).max(60) })
    .refine(({ from, to }) => from <= to, 'ends before it begins')
    .nullable(),
  /** Days without production, shipping or delivery. Null means none. */
  closedWeekdays: list(z.enum(weekdays), 6).nullable(),
  closedDates: list(z.iso.date('isn’t a valid date'), 60).nullable(),
  deliveryEstimate: z.strictObject({ capital: bothTexts, provinces: bothTexts }).nullable(),
  dateFormat: z.enum(dateFormats, `must be ${dateFormats.join(' or ')}`).nullable(),
  /** The time zone in which days begin and times are shown. Null means Asia/Phnom_Penh. */
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'isn’t a valid IANA time zone')
    .nullable(),
  /** Page colors (rules/shop-colours.ts). Null means the defaults. */
  accent: hex,
  action: hex,
  ground: hex,
  /** A story on the home page, such as how a product is made. */
  story: story.extend({ figures: list(figure, 3).default([]) }).nullable(),
  /** A picture of products in use. */
  scene: z.strictObject({ picture, spots: z.array(spot).min(1).max(6), ...storyLength }).nullable(),
  /** Whether gift wrapping is offered. Null means yes. */
  giftWrapping: z.boolean().nullable(),
  giftWrappingPicture: localizedPicture.nullable(),
  /** Whether new reviews are held until staff approve them. Null means no. */
  reviewsHeld: z.boolean().nullable(),
  /** The events of which the Telegram chat notifies staff. Null means none. */
  chatEvents: list(z.enum(staffChatEvents), staffChatEvents.length).meta({ input: 'choices' }).nullable(),
  /** Whether the product feed is served (server/http/product-feed.ts). Null means no. */
  productFeed: z.boolean().nullable(),
  /** Search synonyms, in addition to the built-in ones (shop/search/common-synonyms.ts). */
  synonyms: list(synonymGroup, 1000).nullable(),
  /** Searches that aren't offered to shoppers, although many made them. */
  hiddenSearches: list(
    line.min(1, 'can’t be empty').max(200, 'can’t be longer than 200 characters'),
    500,
  ).nullable(),
  /** Bank accounts to which customers transfer money. If there are none, bank transfer isn't offered. */
  bankAccounts: list(bankAccount, 6).nullable(),
  /** Hours an order waits for its transfer (null: 48), days its links work once it is done (null: 60); who approves proofs. */
  transferHours: z.number().int().min(1).max(336).nullable(),
  jobLinkDays: z.number().int().min(1).max(3650).nullable(),
  approveBy: z.enum(proofApprovers).nullable(),
  ...depositShape,
  /** Refunds from this amount on, in cents, need two-step verification. Null means $100. */
  refundAskAboveCents: z.number().int().min(0).max(100_000_000).nullable(),
  /** The maximum missing amount of a transfer, in cents, that staff with refund rights may waive. Null means none. */
  letGoUpToCents: z.number().int().min(0).max(1_000_000).nullable(),
  /**
   * The shop's own questions and answers. Questions about paying replace the built-in one. Plain text; `{waysToPay}`
   * lists all payment methods.
   */
  faq: list(faqItem, 200).nullable(),
  /** The text of the About page, instead of the built-in text. Plain text; empty lines separate paragraphs. */
  about: bothTexts.meta({ isLong: true }).nullable(),
  /** Links in the line above the header, and in the first list of the footer. Null means the built-in ones. */
  topLinks: links,
  footerLinks: links,
  /**
   * The prefix of new order numbers. Null means AG. Only letters, so that two prefixes can't produce the same number.
   */
  orderPrefix: z
    .string()
    .regex(/^[A-Z]{1,6}$/u, 'must be 1 to 6 capital letters')
    .nullable(),
  /** Whether orders are charged VAT and get tax invoices. Null means no. */
  vatOn: z.boolean().nullable(),
  /** Whether VAT is added to prices. Null means that they include it. */
  vatOnTop: z.boolean().nullable(),
  /** Hundredths of a percent. Null means 10 %. */
  vatRate: z.number().int().min(1).max(10_000).meta({ input: 'percent' }).nullable(),
  /** The tax number of the shop (VATTIN), on its tax invoices. */
  vatNumber: shortLine.nullable(),
  /** The registered name and address. Null means the shop's. */
  legalName: filled.nullable(),
  legalAddress: bothTexts.nullable(),
  /** Whether customers may order for a company although VAT is off. Null means yes. */
  companies: z.boolean().nullable(),
  /** Language tag of the people who run the shop. */
  language: z.enum(['en', 'km'], 'must be en or km'),
};
const colours = ['accent', 'action', 'ground'];
const settingNames = Object.keys(shape) as (keyof Settings)[];
export type Settings = z.output<z.ZodObject<typeof shape>>;

/** Returns a stored setting, or null if it isn't set or has another shape. */
export const storedSetting = <Name extends keyof Settings>(
  stored: ReadonlyMap<string, unknown>,
  name: Name,
): Settings[Name] | null => (shape[name].safeParse(stored.get(name)).data ?? null) as Settings[Name] | null;

export const settingKind: Kind<Settings, 'shop'> = {
  name: 'settings',
  shape,
  usual: defaultSettings,
  key: 'siteTitle',
  idOf: () => 'shop',
  lock: lockSettings,
  async read(db) {
    const stored = await storedSettings(db);
    const all = Object.fromEntries(settingNames.map((name) => [name, stored.get(name) ?? null]));
    // Fields that older questions don't have get their defaults.
    all['faq'] = storedSetting(stored, 'faq');
    const version = await settingsVersion(db);
    return {
      stored: new Map([['shop', { ...(all as Settings), id: 'shop', version }]]),
      errors: (after, isChanged) => [
        ...(isChanged('faq') ? unknownPlaceholders(after.faq ?? []) : []).map((strange) => ({
          field: 'faq',
          code: 'braces' as const,
          about: `{${strange}}`,
        })),
        ...(after.vatOn && after.vatNumber === null && (isChanged('vatOn') || isChanged('vatNumber'))
          ? [{ field: 'vatNumber', code: 'missing' as const }]
          : []),
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
  // The shop determines automatically which Khmer texts are older than their English.
  over(before, changes) {
    const faq = shape.faq.safeParse(changes.faq).data;
    return faq ? { ...changes, faq: markKhmerOutdated(before.faq ?? [], faq) } : changes;
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

/**
 * Sets the named settings; null removes one.
 * @throws RangeError when a value is invalid
 */
export async function changeSettings(db: Database, fields: Partial<Settings>, by: Actor): Promise<void> {
  const [outcome] = await changeRecords(db, settingKind, { by }, [{ id: 'shop', fields }]);
  if (outcome?.state === 'refused')
    throw new RangeError(outcome.errors.map(({ field, about = '' }) => `${field}: ${about}`).join(', '));
}
