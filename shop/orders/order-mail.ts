import { paymentMethodIds } from '#contract/constants.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { optionSurchargeCents } from '#rules/surcharge.ts';
import { vatOfTotal } from '#rules/vat.ts';
import type { OrderReceived } from '#shop/mail/mail.ts';
import type { ShopCart } from './cart.ts';
import type { NewOrder } from './order-queries.ts';

/** The content of the email 'orderReceived'. The order's id, number and time are added when it is stored. */
export type OrderMail = Omit<OrderReceived, 'orderId' | 'number' | 'placedAt'>;

interface MailFacts {
  language: LanguageCode;
  /** Deadline for confirming the order; null if no confirmation is needed. */
  confirmBy: Date | null;
}

/**
 * Returns the content of the email about an order.
 * @param lines the items of the order, as in the cart
 */
export function orderMail(
  order: Omit<NewOrder, 'mail'>,
  lines: readonly ShopCart['lines'][number][],
  { language, confirmBy }: MailFacts,
): OrderMail {
  const { address, note, gift, totals, riel, delivery, promisedDays, paymentMethodId, coupon } = order;
  const vat = vatOfTotal(totals.totalCents, order.vat);
  const items = lines.filter(({ isDigital }) => !isDigital);
  return {
    address,
    note,
    ...(gift && { gift }),
    totals,
    ...(vat && { vat }),
    ...(riel && { riel }),
    ...(promisedDays && { shippingDays: promisedDays }),
    ...(delivery && { delivery: [delivery.name[languages[language].tag], delivery.company] }),
    paymentMethodId,
    isDownload: paymentMethodId !== paymentMethodIds.cashOnDelivery && items.length === 0,
    ...(confirmBy && { confirmBy: confirmBy.toISOString() }),
    couponCode: coupon?.couponCode ?? null,
    items: lines.map((line, at) => ({
      name: textIn(line.names, language),
      picture: line.picture,
      quantity: line.quantity,
      unitCents: order.items[at]?.unit_cents ?? 0,
      totalCents: line.lineTotalCents,
      options: line.chosen.map((option) => {
        const addsCents = optionSurchargeCents(line.step.cents, {
          priceType: option.priceType,
          value: option.amount,
        });
        return {
          name: textIn(option.attributeNames, language),
          value: textIn(option.names, language),
          ...(addsCents !== 0 && { addsCents }),
        };
      }),
    })),
  };
}
