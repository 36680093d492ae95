import { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import type { Database } from '#database/schema.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { toOfficeNames } from '#shop/catalogue/catalogue.ts';
import {
  coverOf,
  discountKind,
  overlapsOf,
  type StoredDiscount,
  storedDiscounts,
} from '#shop/discounts/discounts.ts';
import { changeRecords, draftOf } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { iso } from '../orders/order-row.ts';
import { whyNot } from '../phone-orders/why-not.ts';
import { recordRefusal } from '../records/record-answers.ts';
import { recordSources, unknownField } from '../records/record-kinds.ts';
import { ruleOf } from './discount-rows.ts';
import { exampleCarts, examplesOf, priceExamples } from './example-carts.ts';

/** The preview shows a discount while it runs, to a customer who may use it. */
const running = { startsAt: null, endsAt: null, active: true, maxUses: null, maxUsesPerCustomer: null };
/** The id of a new discount, to avoid drawing one from the sequence. */
const newId = 999_999_999;
/** Prices of carts don't depend on the product lists, so those aren't recalculated. */
const draftKind = { ...discountKind, follow: () => [] };

/**
 * Makes the change in a transaction, prices the carts within it, and rolls back, so the preview shows exactly
 * the later result.
 */
export const handler = handle(previewDiscount, async ({ id, fields }, { app, caller }) => {
  const source = recordSources.discount;
  const strange = unknownField(source, fields);
  if (strange !== undefined)
    return refuse(400, 'fieldsWrong', { faults: [{ field: strange, code: 'unknown', about: strange }] });
  const changing = { by: staffActor(caller.staffId), isPriceSure: true };
  const which = id === null ? { newId } : { id };
  const change = { ...which, fields: { ...fields, active: false } };
  return draftOf(app.db, draftKind, changing, change, async (trx, outcome) => {
    if (!outcome || outcome.state === 'refused' || outcome.state === 'conflict')
      return recordRefusal(source, outcome);
    const [draft] = await storedDiscounts(trx, [id ?? newId]);
    if (!draft) return refuse(404, 'notFound');
    const cover = await coverOf(trx, draft.id);
    const examples = await exampleCarts(trx, draft);
    const before = await priceExamples(trx, examples, '');
    await changeRecords(trx, { ...draftKind, lock: async () => undefined }, changing, [
      { id: draft.id, fields: running },
    ]);
    const after = await priceExamples(trx, examples, draft.couponCode ?? '');
    return {
      rule: ruleOf(draft),
      ...cover,
      carts: examplesOf(before, after).map(({ orderedAt, refusal, ...cart }) => ({
        ...cart,
        orderedAt: iso(orderedAt),
        refusal: refusal && whyNot(refusal, 'en'),
      })),
      overlaps: await overlapRows(trx, draft),
    };
  });
});

async function overlapRows(db: Database, draft: StoredDiscount) {
  const overlaps = await overlapsOf(db, draft);
  const others = await storedDiscounts(
    db,
    overlaps.map(({ id }) => id),
  );
  const byId = new Map(others.map((each) => [each.id, each]));
  return overlaps.flatMap(({ id, product, winner, ...overlap }) => {
    const other = byId.get(id);
    if (!other) return [];
    const named = { id: product.id, name: toOfficeNames(product.names) };
    return [
      {
        ...overlap,
        id,
        name: other.name,
        rule: ruleOf(other),
        product: named,
        wins: winsOf(draft, id, winner),
      },
    ];
  });
}

function winsOf(draft: StoredDiscount, otherId: number, winner: number | null) {
  if (draft.couponCode !== null) return 'noCoupon' as const;
  if (winner === draft.id) return 'this' as const;
  return winner === otherId ? ('other' as const) : ('third' as const);
}
