import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, recordValueJson } from '../../wire-types.ts';

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
  Logo: z.string(),
  LogoWhite: z.string(),
  Mark: z.string(),
  /** HTML, sanitised. */
  ShippingInfo: z.string(),
  WhyBuy: z.array(z.string()),
  DeliveryEstimate: z.object({ Capital: z.string(), Provinces: z.string() }),
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
