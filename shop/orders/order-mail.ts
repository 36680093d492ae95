import { paymentMethodIds } from '#contract/constants.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { cellsInOne } from '#rules/cell-names.ts';
import { shownCells } from '#rules/cells.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { type Once, optionCents } from '#rules/line-price.ts';
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
  const { address, note, gift, totals, riel, delivery, paymentMethodId, coupon } = order;
  const vat = vatOfTotal(totals.totalCents, order.vat);
  const items = lines.filter(({ isDigital }) => !isDigital);
  return {
    address,
    note,
    ...(gift && { gift }),
    totals,
    ...(order.depositCents !== null && { depositCents: order.depositCents }),
    ...(order.dueOn !== null && { dueOn: order.dueOn }),
    ...(vat && { vat }),
    ...(riel && { riel }),
    ...(delivery && { delivery: [delivery.name[languages[language].tag], delivery.company] }),
    ...(delivery?.kind === 'shop' && { isPickUp: true }),
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
      ...(line.expectedOn && { expectedOn: line.expectedOn }),
      ...onceForMail(line.once, (attributeId) =>
        textIn(
          line.chosen.find((each) => each.attributeId === attributeId)?.attributeNames ?? null,
          language,
        ),
      ),
      options: [
        ...line.chosen.map((option) => {
          const terms = { ...option, value: option.amount };
          const { cents } = line.step;
          const addsCents = optionCents(line.terms, terms, { cents, quantity: line.quantity });
          return {
            name: textIn(option.attributeNames, language),
            value: textIn(option.names, language),
            ...(addsCents !== 0 && { addsCents }),
          };
        }),
        ...cellsForMail(order.items[at]?.cells ?? [], languages[language].tag),
      ],
    })),
  };
}

/** Returns the colors and sizes of a line for emails, as an option without a name. */
export const cellsForMail = (cells: Parameters<typeof cellsInOne>[0], code: 'en' | 'km') =>
  shownCells(cells) ? [{ name: '', value: cellsInOne(cells, code) }] : [];

/** Returns the one-time charges of a line for emails. `nameOf` returns the name of a position. */
export function onceForMail(once: readonly Once[], nameOf: (attributeId: number) => string) {
  if (once.length === 0) return {};
  return {
    once: once.map(({ kind, attributeId, cents }) => ({
      kind,
      cents,
      ...(attributeId !== undefined && { name: nameOf(attributeId) }),
    })),
  };
}
