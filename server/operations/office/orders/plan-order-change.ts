import { paymentMethodIds } from '#contract/constants.ts';
import { languages } from '#contract/languages.ts';
import { planOrderChange as contract } from '#contract/operations/office/orders/plan-order-change.ts';
import { cellAttributes, shownCells } from '#rules/cells.ts';
import { vatOfTotal } from '#rules/vat.ts';
import type { Texts } from '#shop/localisation/localisation.ts';
import { choicesOf, planOrderChange, type ProductChoice } from '#shop/orders/orders.ts';
import { planMoney } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { onceOfItem } from './once-row.ts';
import { seesMoney } from './order-row.ts';
import { readOrderEdit } from './read-order-edit.ts';

export const handler = handle(contract, async (request, { app: { db }, caller }) => {
  const edit = await readOrderEdit(db, request);
  const planned = edit && (await planOrderChange(db, edit));
  if (!planned) return refuse(404, 'notFound');
  const { order, plan, errors, added } = planned;
  const isMoney = seesMoney(caller);
  const vat = vatOfTotal(plan.totals.totalCents, plan.vat);
  const cents = (amount: number) => (isMoney ? amount : null);
  const withCells = new Set(order.lines.filter(({ cells }) => shownCells(cells)).map(({ itemId }) => itemId));
  const choices = await choicesOf(
    db,
    plan.lines.map((line) => line.product_id),
  );
  const isPrinted = (itemId: number | null, attributeId: number) =>
    order.lines.some((line) => line.itemId === itemId && line.printedAttributes.includes(attributeId));
  const isOnDelivery = order.paymentMethodId === paymentMethodIds.cashOnDelivery;
  return {
    version: order.version,
    lines: plan.lines.map((line, at) => {
      const coming = added[at - plan.lines.length + added.length];
      return {
        line: line.itemId,
        productId: line.product_id,
        name: { en: line.name_en, km: line.name_km ?? '' },
        picture: line.picture,
        quantity: line.quantity,
        ...(line.waitsAnew && line.expected_on !== null && { expectedOn: line.expected_on }),
        unitCents: cents(line.unit_cents),
        totalCents: cents(line.total_cents),
        ...(isMoney && line.agreed && { agreed: line.agreed }),
        once: isMoney ? onceOfItem(line) : [],
        attributes: coming
          ? attributesOf(coming, choices)
          : attributesOf(
              { productId: line.product_id, needed: [], chosen: line.prints ?? [] },
              choices.filter(({ attributeId, isPrint }) =>
                cellAttributes.includes(attributeId)
                  ? withCells.has(line.itemId ?? 0)
                  : isPrint && !isPrinted(line.itemId, attributeId),
              ),
            ),
      };
    }),
    sums: isMoney
      ? {
          ...plan.totals,
          coupon: plan.couponCode ?? '',
          ...(vat && { vat }),
          riel: plan.riel?.total ?? null,
        }
      : null,
    lostCoupon: plan.couponCode === null ? (order.couponCode ?? '') : '',
    deliveryWays: plan.methods.map(({ methodId, name, company, kind, priceCents, days }) => ({
      isPickUp: kind === 'shop',
      id: methodId,
      name,
      company,
      priceCents: cents(priceCents),
      days,
    })),
    deliveryWayId: plan.delivery?.methodId ?? null,
    money: isMoney ? await planMoney(db, planned, isOnDelivery) : null,
    faults: errors,
  };
});

interface Coming {
  productId: number;
  needed: readonly { attributeId: number }[];
  chosen: readonly { attributeId: number; optionId: number }[];
}

function attributesOf({ productId, needed, chosen }: Coming, choices: readonly ProductChoice[]) {
  const choosable = choices.filter((choice) => choice.productId === productId);
  return [...Map.groupBy(choosable, ({ attributeId }) => attributeId)].map(([id, options]) => ({
    id,
    ...inBoth(options[0]?.attributeNames ?? null),
    isNeeded: needed.some(({ attributeId }) => attributeId === id),
    chosen: chosen.find(({ attributeId }) => attributeId === id)?.optionId ?? null,
    options: options.map(({ optionId, optionNames }) => ({ id: optionId, ...inBoth(optionNames) })),
  }));
}

const inBoth = (texts: Texts | null) => ({
  en: texts?.[languages.en.id] ?? '',
  km: texts?.[languages.ar.id] ?? '',
});
