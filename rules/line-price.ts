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

/** What printing with an option costs: per line, and per piece by quantity. */
export interface PrintTerms {
  attributeId: number;
  optionId: number;
  setupCents: number;
  steps: readonly PriceStep[];
}

/** A one-time charge, whatever the quantity: a set-up, a drawing, or the fee for fewer pieces than the minimum. */
export interface Once {
  kind: 'setup' | 'drawing' | 'minimum';
  /** The printed position; only of `setup`. */
  attributeId?: number | undefined;
  cents: number;
}

/** A step with the discount that lowers it most; nulls if none does. */
export interface OfferedStep extends PriceStep {
  reducedCents: number | null;
  reductionId: number | null;
}

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
  /** Omitted if it isn't printed with a method. */
  prints?: readonly PrintTerms[];
  /** The price of a drawing. Omitted if the customer sends artwork. */
  drawingCents?: number;
  /** Whether the same artwork was printed before, so that a set-up and a drawing cost no more. */
  isRepeat?: boolean;
  /** Fewer pieces than the minimum cost `feeCents` more. Without it, they can't be ordered. */
  minimum: { pieces: number; feeCents?: number };
  /** Per piece. */
  shippingCents: number;
  /** The terms before a price was agreed by a proof. Omitted if none was. */
  beforeAgreed?: LineTerms;
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

const lastUpTo = <Step extends PriceStep>(steps: readonly Step[], quantity: number): Step | undefined =>
  steps.findLast(({ from }) => from <= Math.max(1, quantity)) ?? steps[0];

export const stepAt = (steps: readonly OfferedStep[], quantity: number): OfferedStep =>
  lastUpTo(steps, quantity) ?? firstStep;

/** Returns what printing costs per piece. */
const printCents = ({ steps }: PrintTerms, quantity: number): number => lastUpTo(steps, quantity)?.cents ?? 0;

/** Returns what an option adds to the price of a piece: its surcharge, and what printing with it costs. */
export const optionCents = (
  { prints = [] }: Pick<LineTerms, 'prints'>,
  option: TermsOption,
  { cents, quantity }: { cents: number; quantity: number },
): number =>
  sumCents([
    optionSurchargeCents(cents, option),
    ...prints
      .filter((print) => print.attributeId === option.attributeId && print.optionId === option.optionId)
      .map((print) => printCents(print, quantity)),
  ]);

/** Returns the minimum quantity that a line must have: 1 if fewer pieces cost a fee. */
export const requiredPieces = ({ pieces, feeCents }: LineTerms['minimum']): number =>
  feeCents === undefined ? pieces : 1;

/** Returns the one-time charges of a line. A line without pieces has none. */
function onceOf({ prints = [], drawingCents = 0, isRepeat, minimum }: LineTerms, quantity: number): Once[] {
  if (quantity === 0) return [];
  const { pieces, feeCents = 0 } = minimum;
  const prepared: Once[] = isRepeat
    ? []
    : [
        ...prints.map(({ attributeId, setupCents }) => ({
          kind: 'setup' as const,
          attributeId,
          cents: setupCents,
        })),
        { kind: 'drawing', cents: drawingCents },
      ];
  const all: Once[] = [...prepared, { kind: 'minimum', cents: quantity < pieces ? feeCents : 0 }];
  return all.filter(({ cents }) => cents > 0);
}

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
  /** The one-time charges and their sum, which `totalCents` doesn't include. */
  once: Once[];
  onceCents: number;
  shippingCents: number;
}

/**
 * Prices a line: the only function that does, on pages, in carts, in orders and in the office. The sum of the cells
 * decides the step. Surcharges in percent are those of the step's price without a discount, each rounded.
 */
export function priceLine(terms: LineTerms, cells: readonly Cell[]): LinePrice {
  const { steps, options, prints = [], shippingCents } = terms;
  const quantity = sumCents(cells.map((cell) => countedQuantity(cell.quantity)));
  const step = stepAt(steps, quantity);
  const priceIn = (priceCents: number, isCounted: (option: TermsOption) => boolean) =>
    priceWithOptions(priceCents, [
      ...options.filter(isCounted).map((option) => optionSurchargeCents(step.cents, option)),
      ...prints.map((print) => printCents(print, quantity)),
    ]);
  const payCents = step.reducedCents ?? step.cents;
  const isShared = (option: TermsOption) => cells.every((cell) => isIn(cell, option));
  const priced = cells.map((cell) => ({ ...cell, unitCents: priceIn(payCents, (each) => isIn(cell, each)) }));
  const unitCents = priceIn(payCents, isShared);
  const totalCents = sumCents(priced.map((cell) => timesQuantity(cell.unitCents, cell.quantity)));
  const once = onceOf(terms, quantity);
  return {
    quantity,
    step,
    unitCents,
    listCents: priceIn(step.cents, isShared),
    cells: priced,
    extraCents: totalCents - timesQuantity(unitCents, quantity),
    totalCents,
    once,
    onceCents: sumCents(once.map(({ cents }) => cents)),
    shippingCents: timesQuantity(shippingCents, quantity),
  };
}

/** A larger quantity that costs less. */
export interface CheaperQuantity {
  quantity: number;
  more: number;
  /** What the shopper saves, with shipping per piece and one-time charges, before coupons. */
  cents: number;
}

/** Returns the quantities at which the price of a line may fall, ascending. */
const quantitiesOf = ({ steps, prints = [], minimum }: LineTerms): number[] =>
  [
    ...new Set([...steps, ...prints.flatMap((print) => print.steps)].map(({ from }) => from)).add(
      minimum.pieces,
    ),
  ].toSorted((one, other) => one - other);

/**
 * Returns the next quantity at which a price falls or the minimum is reached and the whole line costs less than now,
 * although it has more pieces; null if there is none up to `max` pieces. The pieces are added to the cheapest cell.
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
  const wholeCents = (line: LinePrice) => line.totalCents + line.onceCents + line.shippingCents;
  for (const from of quantitiesOf(terms)) {
    const more = from - now.quantity;
    if (more <= 0 || from > max) continue;
    const then = priceLine(
      terms,
      cells.map((cell, place) => (place === at ? { ...cell, quantity: cell.quantity + more } : cell)),
    );
    const cents = wholeCents(now) - wholeCents(then);
    if (cents > 0) return { quantity: from, more, cents };
  }
  return null;
}
