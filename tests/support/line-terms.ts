import type { CartLine } from '#shop/pricing/pricing.ts';
import type { LineTerms } from '#rules/line-price.ts';
import type { OptionPrice } from '#rules/surcharge.ts';

interface Parts extends Pick<LineTerms, 'prints' | 'drawingCents' | 'isRepeat'> {
  priceCents: number;
  reducedCents?: number | null;
  options?: readonly OptionPrice[];
  /** The steps after the price of one. */
  steps?: readonly Partial<LineTerms['steps'][number]>[];
  shippingCents?: number;
  minimum?: number;
  feeCents?: number;
}

/** Returns the terms of a line. Options get attributes that are neither color nor size. */
export const lineTerms = ({
  priceCents,
  reducedCents = null,
  options = [],
  steps = [],
  shippingCents = 0,
  minimum = 1,
  feeCents,
  ...printing
}: Parts): LineTerms => ({
  v: 1,
  steps: [{ from: 1, cents: priceCents, reducedCents }, ...steps].map((step) => ({
    from: 1,
    cents: 0,
    reducedCents: null,
    reductionId: (step.reducedCents ?? null) === null ? null : 5,
    ...step,
  })),
  options: options.map((option, at) => ({ attributeId: at + 3, optionId: at + 1, ...option })),
  minimum: { pieces: minimum, ...(feeCents !== undefined && { feeCents }) },
  shippingCents,
  ...printing,
});

/** A line of a cart in which all pieces may be alike. */
export type PlainLine = Omit<CartLine, 'cells'> & Partial<Pick<CartLine, 'cells'>>;

/** Returns lines of a cart, of which those without cells have one. */
export const inCells = <Line extends PlainLine>(lines: readonly Line[]) =>
  lines.map((line) => ({
    ...line,
    cells: line.cells ?? [{ colorId: 0, sizeId: 0, quantity: line.quantity, stock: null }],
  }));
