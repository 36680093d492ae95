import { paymentMethodIds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { OrderReceived } from '#shop/mail/mail.ts';
import type { NewOrder } from './order-queries.ts';

/** What the mail 'orderReceived' tells; the order's id, number and time are added when it is stored. */
export type OrderMail = Omit<OrderReceived, 'orderId' | 'number' | 'placedAt'>;

/** @param confirmBy until when somebody has to confirm the order; null: nobody has to */
export function orderMail(
  order: Omit<NewOrder, 'mail'>,
  language: LanguageCode,
  confirmBy: Date | null,
): OrderMail {
  const { address, note, gift, totals, riel, paymentMethodId, coupon } = order;
  return {
    address,
    note,
    ...(gift && { gift }),
    totals,
    ...(riel && { riel }),
    paymentMethodId,
    isDownload:
      paymentMethodId !== paymentMethodIds.cashOnDelivery && order.items.every(({ digital }) => digital),
    ...(confirmBy && { confirmBy: confirmBy.toISOString() }),
    couponCode: coupon?.couponCode ?? null,
    items: order.items.map((item) => ({
      name: (language === 'ar' ? item.name_km : null) ?? item.name_en,
      picture: item.picture,
      quantity: item.quantity,
      unitCents: item.unit_cents,
      totalCents: item.total_cents,
      options: item.options.map(({ en, km }) => {
        const [name, value] = language === 'ar' ? km : en;
        return { name, value };
      }),
    })),
  };
}
