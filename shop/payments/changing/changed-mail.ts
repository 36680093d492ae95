import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { vatOfTotal } from '#rules/vat.ts';
import type { OrderAltered } from '#shop/mail/mail.ts';
import { rielPaid } from '../payment/payment-mails.ts';
import { cellsForMail, onceForMail, type OrderPlan, type StoredOrder } from '#shop/orders/orders.ts';

interface ChangedMoney {
  balanceId: number | null;
  balanceCents: number;
  backCents: number;
}

interface ChangeNews {
  money?: ChangedMoney | null;
  /** The number of the approved proof. */
  approved?: number | undefined;
  /** The item and place for which staff added what the customer gave them. */
  printed?: { name: Names; place: Names };
}

interface Names {
  en: string;
  km: string;
}

/**
 * Returns the email to the customer of an edited order, of one for which they gave something to print, or of an approved proof: the current order, and the refund or
 * balance due.
 */
export async function changedMail(
  db: Database,
  order: StoredOrder,
  plan: OrderPlan['plan'],
  { money = null, approved, printed }: ChangeNews,
): Promise<{ kind: 'orderAltered'; content: OrderAltered }> {
  const { orderId, language, delivery, riel, gift, subtotalCents, shippingCents, discountCents, totalCents } =
    order;
  const vat = vatOfTotal(totalCents, plan.vat);
  const isKhmer = language === 'ar';
  // The stock is taken after this.
  const waitsAnew = ({ product_id: productId }: { product_id: number }) =>
    plan.lines.some((line) => line.waitsAnew && line.product_id === productId);
  const content: OrderAltered = {
    orderId,
    number: order.number,
    ...(approved !== undefined && { approved }),
    ...(printed && {
      printed: [printed.name, printed.place].map(({ en, km }) => (isKhmer && km) || en),
    }),
    placedAt: order.placedAt.toISOString(),
    paymentMethodId: order.paymentMethodId,
    couponCode: plan.couponCode,
    note: order.note,
    ...(gift && { gift }),
    totals: {
      subtotalCents,
      ...(order.onceCents > 0 && { onceCents: order.onceCents }),
      shippingCents,
      discountCents,
      totalCents,
    },
    ...(vat && { vat }),
    ...(riel && { riel }),
    address: {
      firstName: order.firstName,
      lastName: order.lastName,
      email: order.email,
      mobile: order.mobile,
      secondMobile: order.secondMobile,
      recipient: order.recipient,
      recipientMobile: order.recipientMobile,
      address: order.address,
      city: order.cityName,
      state: order.stateName,
      country: order.countryName,
      postalCode: order.postalCode,
    },
    ...(delivery && { delivery: [delivery.name[languages[language].tag], delivery.company] }),
    items: order.lines.map((line) => ({
      name: (isKhmer ? line.name_km : null) ?? line.name_en,
      picture: line.picture,
      quantity: line.quantity,
      unitCents: line.unit_cents,
      totalCents: line.total_cents,
      ...(line.expected_on !== null &&
        (line.isAwaited || waitsAnew(line)) && { expectedOn: line.expected_on }),
      ...onceForMail(line.once, (attributeId) => {
        const option = line.options.find((each) => each.attributeId === attributeId);
        return (isKhmer && option?.km[0] ? option.km : option?.en)?.[0] ?? '';
      }),
      options: [
        ...line.options.map(({ en, km }) => {
          const [name, value] = isKhmer && km[1] !== '' ? km : en;
          return { name, value };
        }),
        ...cellsForMail(line.cells, isKhmer ? 'km' : 'en'),
      ],
    })),
    ...(money && (await rielPaid(db, orderId, money.backCents || money.balanceCents))),
    ...(money && money.backCents > 0 && { backCents: money.backCents }),
    ...(money?.balanceId && { rest: { id: money.balanceId, cents: money.balanceCents } }),
  };
  return { kind: 'orderAltered', content };
}
