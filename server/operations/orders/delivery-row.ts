import { type LanguageCode, languages } from '#contract/languages.ts';
import { centsToDollars } from '#rules/money.ts';
import type { DeliveryMethod } from '#shop/orders/orders.ts';

export const deliveryRow = (deliveryMethod: DeliveryMethod, language: LanguageCode) => ({
  DeliveryWayId: deliveryMethod.methodId,
  Name: deliveryMethod.name[languages[language].tag],
  CompanyName: deliveryMethod.company,
  Kind: deliveryMethod.kind,
  Price: centsToDollars(deliveryMethod.priceCents),
  ShippingDays: deliveryMethod.days,
});
