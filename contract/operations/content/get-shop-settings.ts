import { z } from 'zod';
import { dateFormats } from '../../constants.ts';
import { faqGroups } from '../../faq-groups.ts';
import { operation } from '../../operation.ts';
import { languageCode, recordValueJson } from '../../wire-types.ts';

const story = z.object({
  /** The path of its picture. */
  Picture: z.string(),
  /** The line above the title. */
  Over: z.string(),
  /** The heading. */
  Title: z.string(),
  /** The text. */
  Text: z.string(),
  /** The text of its link; '' without one. */
  LinkText: z.string(),
  /** Where its link leads. */
  LinkUrl: z.string(),
  /** The numbers of the story. Omitted when it has none. */
  Figures: z
    .array(
      z.object({
        /** The number, as displayed. */
        Value: z.string(),
        /** The text. */
        Text: z.string(),
      }),
    )
    .optional(),
});
const link = z.object({
  /** The text. */
  Text: z.string(),
  /** Where it leads. */
  Url: z.string(),
});
/** `X` and `Y`: percent of the picture's width and height, from the upper left corner. */
const spot = z.object({
  ProductId: z.number(),
  /** Percent of the picture’s width, from the left. */
  X: z.number(),
  /** Percent of the picture’s height, from the top. */
  Y: z.number(),
});

/** Texts in the requested language. "" and empty lists mean that the shop has set no value. */
const settings = z.object({
  /** The name of the shop. */
  SiteTitle: z.string(),
  /** A sentence about the shop. */
  Blurb: z.string(),
  /** Where the shop is. */
  Address: z.string(),
  /** Its phone number. */
  Phone: z.string(),
  Email: z.string(),
  /** Its other phone numbers. */
  OfficeNumbers: z.array(z.string()),
  /** Opening hours. */
  Hours: z.array(
    z.object({
      /** The days, as displayed. */
      Days: z.string(),
      /** The hours, as displayed. */
      Hours: z.string(),
    }),
  ),
  /** Its first page on social media. */
  SocialUrl: z.string(),
  /** Not in the documented API: all social URLs, starting with the one above. */
  SocialUrls: z.array(z.string()),
  /** Chat links: URLs at t.me (Telegram) and m.me (Messenger). */
  ChatUrls: z.array(z.string()),
  /** The path of its logo. */
  Logo: z.string(),
  /** The path of its logo for dark backgrounds. */
  LogoWhite: z.string(),
  /** The path of its small logo. */
  Mark: z.string(),
  /** The path of a stylesheet with the shop's own colors. Omitted if it has none. */
  ColourSheet: z.string().optional(),
  /** Sanitized HTML. */
  ShippingInfo: z.string(),
  /** Reasons to buy here. */
  WhyBuy: z.array(z.string()),
  /** When orders usually arrive. */
  DeliveryEstimate: z.object({
    /** In the capital. */
    Capital: z.string(),
    /** In the provinces. */
    Provinces: z.string(),
  }),
  /** Business days added outside the capital. Omitted when zero. */
  ProvinceDays: z
    .object({
      /** The fewest days. */
      From: z.number(),
      /** The most days. */
      To: z.number(),
    })
    .optional(),
  /**
   * Days on which the shop neither makes, ships nor delivers: weekdays (0 is Sunday) and dates (yyyy-mm-dd). Omitted
   * when there are none.
   */
  ClosedWeekdays: z.array(z.number()).optional(),
  /** Dates on which the shop is closed, yyyy-mm-dd. Omitted when there are none. */
  ClosedDates: z.array(z.string()).optional(),
  /** The date format of the shop's pages and emails. Dates in the API are dd-mm-yyyy or ISO. */
  DateFormat: z.enum(dateFormats),
  /** Time zone of the shop's days and of the times on its pages and emails, e.g. Asia/Phnom_Penh. */
  TimeZone: z.string(),
  /** The home page's story, and a shoppable picture with its tagged products. Null when unset. */
  Story: story.nullable(),
  /** A picture with its tagged products. Null when unset. */
  Scene: story
    .extend({
      /** Where products are in the picture. */
      Spots: z.array(spot),
    })
    .nullable(),
  /** The next festivals, the first to begin first. Days are yyyy-mm-dd; omitted where unknown. */
  Festivals: z
    .array(
      z.object({
        /** The name of the festival. */
        Name: z.string(),
        /** Its first day. */
        FirstDay: z.string(),
        /** Its last day. */
        LastDay: z.string().optional(),
        /** The last day to order for it. */
        LastOrderDay: z.string().optional(),
      }),
    )
    .optional(),
  /** Whether free gift wrapping is offered. */
  GiftWrapping: z.boolean(),
  /** The path of a picture of gift wrapping; '' without one. */
  GiftWrappingPicture: z.string(),
  /** The texts of the FAQ and about pages, as plain text. Empty when the built-in ones apply. */
  Faq: z.array(
    z.object({
      /** The question. */
      Question: z.string(),
      /** The answer. */
      Answer: z.string(),
      /** The subject under which it is listed. */
      Group: z.enum(faqGroups),
    }),
  ),
  /** The text of the about page; '' for the built-in one. */
  About: z.string(),
  /** The shop's own links at the top and in the footer. Omitted when the built-in ones apply. */
  TopLinks: z.array(link).optional(),
  /** The shop’s own links in the footer. Omitted when the built-in ones apply. */
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
  RielRate: z
    .object({
      /** Riel per dollar. */
      Rate: z.number(),
      /** Since when, ISO 8601 in UTC. */
      Since: z.string(),
    })
    .nullable(),
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
