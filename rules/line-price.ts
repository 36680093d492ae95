import { attributeKinds } from '#contract/constants.ts';
import { sumCents } from './money.ts';
import { priceWithOptions } from './price.ts';
import { countedQuantity, timesQuantity } from './quantity.ts';
import { type OptionPrice, optionSurchargeCents } from './surcharge.ts';

/** A price by quantity: what one piece costs from a quantity on, in cents. */
export interface PriceStep {
  from: number;
  cents: number;
}

/** A step with the discount that lowers it most; nulls if none does. */
export interface OfferedStep extends PriceStep {
  reducedCents: number | null;
  reductionId: number | null;
}

/** A selected option with its surcharge. */
interface TermsOption extends OptionPrice {
  attributeId: number;
  optionId: number;
}

/**
 * Everything that decides the price of a line at any quantity. It comes from the catalog for a cart, and is copied to the
 * line of an order.
 */
export interface LineTerms {
  v: 1;
  /** In the order of their quantities. The first one is the price of one piece. */
  steps: readonly OfferedStep[];
  options: readonly TermsOption[];
  minimum: { pieces: number };
  /** Per piece. */
  shippingCents: number;
}

/** Pieces of one color and size of a line. 0 means the one among the options of the line, if any. */
export interface Cell {
  colorId: number;
  sizeId: number;
  quantity: number;
}

/** Returns the cells of a line whose pieces are all alike. */
export const alike = (quantity: number): Cell[] => [{ colorId: 0, sizeId: 0, quantity }];

/** Returns whether an option applies to a cell. Only colors and sizes differ between cells. */
function isIn({ colorId, sizeId }: Cell, { attributeId, optionId }: TermsOption): boolean {
  const cellId = { [attributeKinds.color]: colorId, [attributeKinds.size]: sizeId }[attributeId] ?? 0;
  return cellId === 0 || cellId === optionId;
}

const firstStep: OfferedStep = { from: 1, cents: 0, reducedCents: null, reductionId: null };

/** Returns the step that applies to a quantity. */
export const stepAt = (steps: readonly OfferedStep[], quantity: number): OfferedStep =>
  steps.findLast(({ from }) => from <= Math.max(1, quantity)) ?? steps[0] ?? firstStep;

/** A priced line, in cents. */
export interface LinePrice {
  quantity: number;
  step: OfferedStep;
  /** The price of one piece, with the surcharges that all cells share, and the same without a discount. */
  unitCents: number;
  listCents: number;
  cells: (Cell & { unitCents: number })[];
  /** What the surcharges of cells add to `unitCents` × `quantity`. */
  extraCents: number;
  totalCents: number;
  shippingCents: number;
}

/**
 * Prices a line: the only function that does, on pages, in carts, in orders and in the office. The sum of the cells
 * decides the step. Surcharges in percent are those of the step's price without a discount, each rounded.
 */
export function priceLine({ steps, options, shippingCents }: LineTerms, cells: readonly Cell[]): LinePrice {
  const quantity = sumCents(cells.map((cell) => countedQuantity(cell.quantity)));
  const step = stepAt(steps, quantity);
  const priceIn = (priceCents: number, isCounted: (option: TermsOption) => boolean) =>
    priceWithOptions(
      priceCents,
      options.filter(isCounted).map((option) => optionSurchargeCents(step.cents, option)),
    );
  const payCents = step.reducedCents ?? step.cents;
  const isShared = (option: TermsOption) => cells.every((cell) => isIn(cell, option));
  const priced = cells.map((cell) => ({ ...cell, unitCents: priceIn(payCents, (each) => isIn(cell, each)) }));
  const unitCents = priceIn(payCents, isShared);
  const totalCents = sumCents(priced.map((cell) => timesQuantity(cell.unitCents, cell.quantity)));
  return {
    quantity,
    step,
    unitCents,
    listCents: priceIn(step.cents, isShared),
    cells: priced,
    extraCents: totalCents - timesQuantity(unitCents, quantity),
    totalCents,
    shippingCents: timesQuantity(shippingCents, quantity),
  };
}

/** A larger quantity that costs less. */
export interface CheaperQuantity {
  quantity: number;
  more: number;
  /** What the shopper saves, with shipping per piece and before coupons. */
  cents: number;
}

/**
 * Returns the next step at which the whole line costs less than now, although it has more pieces; null if there is none up
 * to `max` pieces. The pieces are added to the cheapest cell.
 */
export function cheaperWithMore(
  terms: LineTerms,
  cells: readonly Cell[],
  max: number,
): CheaperQuantity | null {
  const now = priceLine(terms, cells);
  const cheapest = now.cells.toSorted((one, other) => one.unitCents - other.unitCents)[0];
  if (!cheapest || now.quantity === 0) return null;
  const at = now.cells.indexOf(cheapest);
  for (const { from } of terms.steps) {
    const more = from - now.quantity;
    if (more <= 0 || from > max) continue;
    const then = priceLine(
      terms,
      cells.map((cell, place) => (place === at ? { ...cell, quantity: cell.quantity + more } : cell)),
    );
    const cents = now.totalCents + now.shippingCents - then.totalCents - then.shippingCents;
    if (cents > 0) return { quantity: from, more, cents };
  }
  return null;
}
