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
  /** The numbers of the story. Omitted when it has none. */
  Figures: z.array(z.object({ Value: z.string(), Text: z.string() })).optional(),
});
const link = z.object({ Text: z.string(), Url: z.string() });
/** `X` and `Y`: percent of the picture's width and height, from the upper left corner. */
const spot = z.object({ ProductId: z.number(), X: z.number(), Y: z.number() });

/** Texts in the requested language. "" and empty lists mean that the shop has set no value. */
const settings = z.object({
  SiteTitle: z.string(),
  Blurb: z.string(),
  Address: z.string(),
  Phone: z.string(),
  Email: z.string(),
  OfficeNumbers: z.array(z.string()),
  Hours: z.array(z.object({ Days: z.string(), Hours: z.string() })),
  SocialUrl: z.string(),
  /** Not in the documented API: all social URLs, starting with the one above. */
  SocialUrls: z.array(z.string()),
  /** Chat links: URLs at t.me (Telegram) and m.me (Messenger). */
  ChatUrls: z.array(z.string()),
  Logo: z.string(),
  LogoWhite: z.string(),
  Mark: z.string(),
  /** The path of a stylesheet with the shop's own colors. Omitted if it has none. */
  ColourSheet: z.string().optional(),
  /** Sanitized HTML. */
  ShippingInfo: z.string(),
  WhyBuy: z.array(z.string()),
  DeliveryEstimate: z.object({ Capital: z.string(), Provinces: z.string() }),
  /** Business days added outside the capital. Omitted when zero. */
  ProvinceDays: z.object({ From: z.number(), To: z.number() }).optional(),
  /**
   * Days on which the shop neither makes, ships nor delivers: weekdays (0 is Sunday) and dates (yyyy-mm-dd). Omitted
   * when there are none.
   */
  ClosedWeekdays: z.array(z.number()).optional(),
  ClosedDates: z.array(z.string()).optional(),
  /** The date format of the shop's pages and emails. Dates in the API are dd-mm-yyyy or ISO. */
  DateFormat: z.enum(dateFormats),
  /** Time zone of the shop's days and of the times on its pages and emails, e.g. Asia/Phnom_Penh. */
  TimeZone: z.string(),
  /** The home page's story, and a shoppable picture with its tagged products. Null when unset. */
  Story: story.nullable(),
  Scene: story.extend({ Spots: z.array(spot) }).nullable(),
  /** The next festivals, the first to begin first. Days are yyyy-mm-dd; omitted where unknown. */
  Festivals: z
    .array(
      z.object({
        Name: z.string(),
        FirstDay: z.string(),
        LastDay: z.string().optional(),
        LastOrderDay: z.string().optional(),
      }),
    )
    .optional(),
  /** Whether free gift wrapping is offered. */
  GiftWrapping: z.boolean(),
  GiftWrappingPicture: z.string(),
  /** The texts of the FAQ and about pages, as plain text. Empty when the built-in ones apply. */
  Faq: z.array(z.object({ Question: z.string(), Answer: z.string(), Group: z.enum(faqGroups) })),
  About: z.string(),
  /** The shop's own links at the top and in the footer. Omitted when the built-in ones apply. */
  TopLinks: z.array(link).optional(),
  FooterLinks: z.array(link).optional(),
  /** The VAT in orders, in percent. Omitted while VAT is off. */
  VatPercent: z.number().optional(),
  /** Whether VAT is added to prices. Omitted if they include it. */
  VatOnTop: z.boolean().optional(),
  /** Whether an order may be for a company (`Company` of POST_CUSTOMER_ORDER). Omitted otherwise. */
  Companies: z.boolean().optional(),
  /** Whether this is a demo shop, which sells no products. */
  Demo: z.boolean(),
  /** Whether delivery methods with their own prices by destination are set up. */
  DeliveryWays: z.boolean(),
  /** The business days the delivery methods take, from the fastest to the slowest. */
  DeliveryWayDays: z.string().optional(),
  /** Whether delivery is free everywhere: no delivery method and no product on sale charges for it. */
  FreeDelivery: z.boolean(),
  /** Whether customers can log in by phone number. */
  PhoneLogin: z.boolean(),
  /** Whether emails are only saved, because a live shop has no email server. Omitted otherwise. */
  SavesEmails: z.boolean().optional(),
  /** The same for text messages other than codes. */
  SavesTexts: z.boolean().optional(),
  /** The riel per dollar and since when (ISO 8601 with Z). Null if the shop shows no riel. */
  RielRate: z.object({ Rate: z.number(), Since: z.string() }).nullable(),
});

export const getShopSettings = operation({
  name: 'GET_SHOP_SETTINGS',
  path: 'common/get-shop-settings',
  summary: 'Returns the shop’s details: title, contact, hours, shipping and reasons to buy.',
  source: 'specification §2; an addition to the documented calls',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: settings,
  refusedData: () => ({}),
});
