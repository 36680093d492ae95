import { z } from 'zod';
import { dateFormats } from '../../constants.ts';
import { faqGroups } from '../../faq-groups.ts';
import { operation } from '../../operation.ts';
import { languageCode, recordValueJson } from '../../wire-types.ts';

const story = z.object({
  Picture: z.string(),
  Over: z.string(),
  Title: z.string(),
  Text: z.string(),
  LinkText: z.string(),
  LinkUrl: z.string(),
});
/** `X` and `Y`: percent of the picture's width and height, from its upper left. */
const spot = z.object({ ProductId: z.number(), X: z.number(), Y: z.number() });

/** Texts in the language asked for; "" and empty lists where the shop says nothing. */
const settings = z.object({
  SiteTitle: z.string(),
  Blurb: z.string(),
  Address: z.string(),
  Phone: z.string(),
  Email: z.string(),
  OfficeNumbers: z.array(z.string()),
  Hours: z.array(z.object({ Days: z.string(), Hours: z.string() })),
  SocialUrl: z.string(),
  /** Additive: all of them, the same first. */
  SocialUrls: z.array(z.string()),
  /** Where it is asked in a chat: addresses at t.me (Telegram) and m.me (Messenger). */
  ChatUrls: z.array(z.string()),
  Logo: z.string(),
  LogoWhite: z.string(),
  Mark: z.string(),
  /** Path of a stylesheet with colours of its own; left out: it has none. */
  ColourSheet: z.string().optional(),
  /** HTML, sanitised. */
  ShippingInfo: z.string(),
  WhyBuy: z.array(z.string()),
  DeliveryEstimate: z.object({ Capital: z.string(), Provinces: z.string() }),
  /** Open days that are added outside of the capital; left out: none. */
  ProvinceDays: z.object({ From: z.number(), To: z.number() }).optional(),
  /** On which nothing is made, sent or brought: 0 is Sunday; yyyy-mm-dd. Left out: none. */
  ClosedWeekdays: z.array(z.number()).optional(),
  ClosedDates: z.array(z.string()).optional(),
  /** How the shop's pages and mails write a day; days on the wire are written dd-mm-yyyy, or ISO. */
  DateFormat: z.enum(dateFormats),
  /** By which the shop's days begin and its pages and mails write moments, e.g. Asia/Phnom_Penh. */
  TimeZone: z.string(),
  /** What the home page tells, and things in use with where they are; null for none. */
  Story: story.nullable(),
  Scene: story.extend({ Spots: z.array(spot) }).nullable(),
  /** Gifts are wrapped, for nothing. */
  GiftWrapping: z.boolean(),
  /** How a wrapped gift looks. */
  GiftWrappingPicture: z.string(),
  /** Of the FAQ and about pages, plain texts; empty where the built-in ones stand. */
  Faq: z.array(z.object({ Question: z.string(), Answer: z.string(), Group: z.enum(faqGroups) })),
  About: z.string(),
  /** A shop to be tried: nothing in it is for sale. */
  Demo: z.boolean(),
  /** Goods are brought by ways with prices of their own, by where they go. */
  DeliveryWays: z.boolean(),
  /** In how many open days they bring them, from the quickest to the slowest. */
  DeliveryWayDays: z.string().optional(),
  /** Customers may log in by phone number. */
  PhoneLogin: z.boolean(),
  /** Riel for a dollar, and since when (ISO 8601 with Z); null: the shop shows no riel. */
  RielRate: z.object({ Rate: z.number(), Since: z.string() }).nullable(),
});

export const getShopSettings = operation({
  name: 'GET_SHOP_SETTINGS',
  path: 'common/get-shop-settings',
  summary: 'What the shop says about itself: title, contact, hours, shipping, why to buy here.',
  source: 'specification §2; an addition to the documented calls',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: settings,
  refusedData: () => ({}),
});
