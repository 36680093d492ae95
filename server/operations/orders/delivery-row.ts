import { type LanguageCode, languages } from '#contract/languages.ts';
import { centsToDollars } from '#rules/money.ts';
import type { DeliveryMethod } from '#shop/orders/orders.ts';

export const deliveryRow = (way: DeliveryMethod, language: LanguageCode) => ({
  DeliveryWayId: way.wayId,
  Name: way.name[languages[language].tag],
  CompanyName: way.company,
  Kind: way.kind,
  Price: centsToDollars(way.priceCents),
  ShippingDays: way.days,
});
