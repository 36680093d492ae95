import { cartTotals, payableCents, withCharge } from '#rules/cart-totals.ts';
import { depositOf } from '#rules/deposit.ts';
import { promisedDays } from '#rules/shipping-days.ts';
import { addedRate } from '#rules/vat.ts';
import { amountsOf } from '#shop/pricing/pricing.ts';
import { rielAt } from '#shop/riel/riel.ts';
import { isRefusal, priceFacts, type ShopCart } from '../cart.ts';
import { unitsOfLine } from '../stock-units.ts';
import { couponOn, withCoupon } from '../cart-coupon.ts';
import { deliveryOf, withFreeDeliveries } from '../delivery.ts';
import { depositTerms } from '../deposit-terms.ts';
import { newItem, newOption, pricesOf } from '../new-order.ts';
import { vatOfOrder } from '../tax/order-vat.ts';
import { type CountedUnits, takenFrom, validationErrorsOf } from './change-errors.ts';
import type { ChangeFacts, ChangePlan } from './change-plan.ts';
import type { StoredCell, StoredLine } from './change-queries.ts';
import { asksForPrice, type EditedLine, editedLine } from './edited-line.ts';
import { type OrderEditError, error, type OrderEdit } from './order-edit.ts';

type Line = ShopCart['lines'][number];

/**
 * Plans the edit of an order. Remaining items keep their prices, added ones have the current prices. Also returns the
 * errors.
 */
export function planChange(
  facts: ChangeFacts,
  edit: OrderEdit,
): { plan: ChangePlan; errors: OrderEditError[]; added: Line[] } {
  const { order, products } = facts;
  const stayOf = new Map(edit.stay.map((line) => [line.itemId, line]));
  const out = order.lines.filter(({ itemId }) => !stayOf.has(itemId));
  const staying = order.lines.flatMap((line) => {
    const stay = stayOf.get(line.itemId);
    const product = products.find(({ productId }) => productId === line.product_id);
    if (!stay) return [];
    const byQuantity = asksForPrice(line, stay) && editedLine(line, { ...stay, isByQuantity: true }, product);
    const agreed = byQuantity && {
      cents: line.unit_cents,
      byQuantityCents: pricesOf(pricedAsOrdered(line, byQuantity, { extraDays: 0 })).unit_cents,
    };
    return [{ line, edited: editedLine(line, stay, product), agreed: agreed || undefined }];
  });
  const { lines: priced } = priceFacts(edit.add, {
    ...facts,
    products,
    deliveries: null,
    freeDeliveries: [],
    vat: null,
    deposit: null,
    account: null,
  });
  // Days count from the order, but those until more is expected from today.
  const added = priced.map((line) =>
    line.expectedOn ? { ...line, extraDays: line.extraDays + order.daysSince } : line,
  );
  const unitsOfStays = staying.map(({ line, edited }) => edited.cells.map((cell) => unitsOfCell(line, cell)));
  const unitsBefore = order.lines.flatMap((line) =>
    line.cells.map((cell) => ({ ...unitsOfCell(line, cell), quantity: -cell.quantity })),
  );
  const unitsOf = [...unitsOfStays, ...added.map(countedUnits)];
  const allUnits = [...unitsBefore, ...unitsOf.flat()];
  const stays = staying.map(({ line, edited }, at) => {
    const { backOrder } = line;
    const isBeyond = (units: CountedUnits) =>
      units.stock !== null &&
      takenFrom(allUnits, line, units) > Math.max(0, units.stock - (backOrder?.room ?? 0));
    const awaited = backOrder && unitsOfStays[at]?.some(isBeyond) ? backOrder : null;
    const waitDays = awaited ? awaited.days + order.daysSince : line.waitDays;
    const extraDays = Math.max(line.extraDays, ...edited.prints.map((each) => each.extraDays));
    return pricedAsOrdered(line, edited, {
      extraDays: extraDays + waitDays,
      ...(awaited && { expectedOn: awaited.expectedOn }),
    });
  });
  const lines = [...stays, ...added];
  const offered = deliveryIn(facts, lines, edit.deliveryWayId);
  const vat = vatOfOrder(order);
  const offeredTotals = withCharge(cartTotals(lines), offered?.method?.priceCents ?? 0);
  const others = {
    promisedDays: '',
    provinceDays: '',
    needsApproval: false,
    vat,
    deposit: null,
    account: null,
  };
  const offeredCart = withFreeDeliveries(
    { lines, totals: offeredTotals, delivery: offered, ...others },
    facts.freeDeliveries,
  );
  const coupon = facts.coupon && couponOn(offeredCart, { coupon: facts.coupon, now: order.placedAt });
  const applied = coupon && !isRefusal(coupon) ? coupon : null;
  const cart = withCoupon(offeredCart, applied);
  const { totals, delivery } = cart;
  const discountCents = applied?.discountCents ?? 0;
  const totalCents = payableCents(totals, discountCents, addedRate(vat));
  // A proof's price was agreed with the customer and requires no deposit.
  const isRaised =
    totals.subtotalCents > order.subtotalCents && edit.stay.every(({ unitCents }) => unitCents === undefined);
  const plan: ChangePlan = {
    lines: [
      ...staying.flatMap(({ line, edited, agreed }, at) =>
        stays.slice(at, at + 1).map((stay) => ({
          ...line,
          ...pricesOf(stay),
          extraDays: stay.extraDays,
          expected_on: stay.expectedOn ?? line.expected_on,
          waitsAnew: stay.expectedOn !== undefined,
          options: edited.options,
          cells: edited.cells.map((cell, n) => ({ ...cell, unit_cents: stay.pieces[n]?.unitCents ?? 0 })),
          isEdited: edited.isEdited,
          isRepriced: edited.isRepriced,
          agreed,
          prints: edited.prints.map(newOption),
          ...((edited.isRepriced || (edited.isEdited && line.terms) || edited.prints.length > 0) && {
            terms: edited.terms,
          }),
        })),
      ),
      ...added.map((line) => ({
        ...newItem(line),
        itemId: null,
        waitsAnew: line.expectedOn !== undefined,
        isEdited: true,
        isRepriced: false,
        shippingDays: line.shippingDays,
        extraDays: line.extraDays,
      })),
    ],
    out,
    totals: { ...totals, discountCents, totalCents },
    couponCode: applied && order.couponCode,
    depositCents: isRaised ? depositOf(totalCents, depositTerms(cart.lines, facts.deposit)) : null,
    vat,
    riel: rielAt(totalCents, order.riel && { rate: order.riel.rate, since: order.riel.since }),
    delivery: delivery?.method ?? null,
    promisedDays: delivery?.days ?? promisedDays(lines, null, facts.place ?? 'capital', facts.provinceDays),
    methods: delivery?.methods ?? [],
    places: facts.places,
    units: allUnits.map((units) => ({
      ...units,
      mayWait: lines.some((line) => line.productId === units.productId && line.expectedOn !== undefined),
    })),
  };
  const unclear = staying
    .filter(({ edited }) => edited.isUnclear)
    .map(({ line }) => error('choice', line.product_id));
  const errors = [...unclear, ...validationErrorsOf(facts, edit, cart, { plan, unitsOf })];
  return { plan, errors, added };
}

const countedUnits = (line: Line): CountedUnits[] =>
  unitsOfLine(line).map((units, at) => ({ ...units, stock: line.cells[at]?.stock ?? line.stock }));

/** Returns a line on the terms of its order, whether or not its product is still sold the same way. */
function pricedAsOrdered(
  line: StoredLine,
  { terms, quantity, cells, prints }: EditedLine,
  wait: Pick<Line, 'extraDays' | 'expectedOn'>,
): Line {
  return {
    ...line,
    ...wait,
    isDecorated: line.isDecorated || prints.length > 0,
    room: line.backOrder?.room ?? 0,
    productId: line.product_id,
    names: null,
    categoryNames: null,
    isDigital: line.digital,
    chosen: [],
    needed: [],
    terms,
    quantity,
    cells: cells.map((cell) => ({ ...cell, options: [] })),
    problem: null,
    ...amountsOf(terms, cells),
  };
}

/**
 * Returns the delivery. The existing method keeps its price, unless it was free because all delivery was
 * free.
 */
function deliveryIn({ order, offers }: ChangeFacts, lines: readonly Line[], chosenId: number | null) {
  const had = order.delivery;
  if (!had && chosenId === null) return null;
  const hadCents = had?.fullCents ?? had?.priceCents ?? 0;
  const priced = offers?.map((offer) =>
    had?.methodId === offer.methodId && hadCents > 0 ? { ...offer, priceCents: hadCents } : offer,
  );
  return deliveryOf(priced ?? null, lines, chosenId ?? had?.methodId ?? null);
}

const unitsOfCell = (
  { product_id: productId, stock, stockPer }: StoredLine,
  { colorId, sizeId, quantity, ...cell }: Pick<StoredCell, 'colorId' | 'sizeId' | 'quantity' | 'stock'>,
): CountedUnits => ({
  productId,
  colorId,
  sizeId,
  quantity,
  stock: stockPer === null ? stock : cell.stock,
});
