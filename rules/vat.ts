import { sumCents } from './money.ts';
import { percentOf } from './percent.ts';

/** Hundredths of a percent in a whole: 1000 is 10 %. */
const inWhole = 10_000;

/** How a shop charges VAT. `isAdded`: on top of its prices, instead of included in them. */
export interface VatTerms {
  rate: number;
  isAdded: boolean;
}

/** Returns the rate of the VAT that is added to prices; 0 if they include it, or it is off. */
export const addedRate = (vat: VatTerms | null): number => (vat?.isAdded ? vat.rate : 0);

/** The VAT of an order, and the cents of it in the total. */
export type OrderVat = VatTerms & { cents: number };

/** The amounts of a tax invoice, in cents. */
export interface VatSplit {
  netCents: number;
  vatCents: number;
  /** What was paid: net and VAT. */
  grossCents: number;
}

/** Returns whole and remainder of the VAT of an amount, without leaving the integers. `divisor` depends on the terms. */
function exactVat(cents: number, rate: number, divisor: number): { floor: number; remainder: number } {
  const rest = ((cents % divisor) + divisor) % divisor;
  const ofRest = Math.floor((rest * rate) / divisor);
  return {
    floor: ((cents - rest) / divisor) * rate + ofRest,
    remainder: rest * rate - ofRest * divisor,
  };
}

/**
 * Returns the VAT in an amount that includes it, rounded once, halves up. `rate` is in hundredths of a percent. This is
 * the VAT of every cart and order: where it was added to prices, it finds the added cents again.
 */
export function vatIn(cents: number, rate: number): VatSplit {
  if (!Number.isSafeInteger(cents) || !Number.isInteger(rate) || rate < 0)
    throw new RangeError(`no VAT in ${cents} cents at ${rate}`);
  const { floor, remainder } = exactVat(cents, rate, inWhole + rate);
  const vatCents = floor + (2 * remainder >= inWhole + rate ? 1 : 0);
  return { netCents: cents - vatCents, vatCents, grossCents: cents };
}

/** Returns the VAT in the total of an order; null while it is off. */
export const vatOfTotal = (totalCents: number, vat: VatTerms | null): OrderVat | null =>
  vat && { ...vat, cents: vatIn(totalCents, vat.rate).vatCents };

/**
 * Returns the VAT of each of these amounts, so that they add up to the VAT of their sum: the cents left over go to the
 * amounts with the largest remainders. A discount is a negative amount.
 */
export function vatOfLines(amounts: readonly number[], { rate, isAdded }: VatTerms): number[] {
  const exact = amounts.map((cents) => exactVat(cents, rate, isAdded ? inWhole : inWhole + rate));
  const sum = sumCents(amounts);
  const vatCents = isAdded ? percentOf(sum, rate) : vatIn(sum, rate).vatCents;
  const left = vatCents - sumCents(exact.map(({ floor }) => floor));
  const byRemainder = exact
    .map(({ remainder }, at) => ({ remainder, at }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return exact.map(({ floor }, at) => floor + (raised.has(at) ? 1 : 0));
}

/** Returns the part of an invoice that a refund credits, so that the parts of a full refund add up to the invoice. */
export function creditOf(
  { grossCents, vatCents }: Pick<VatSplit, 'grossCents' | 'vatCents'>,
  before: Pick<VatSplit, 'grossCents' | 'vatCents'>,
  cents: number,
  rate: number,
): VatSplit {
  const credited = before.grossCents + cents;
  const upToNow = credited === grossCents ? vatCents : vatIn(credited, rate).vatCents;
  const vat = upToNow - before.vatCents;
  return { netCents: cents - vat, vatCents: vat, grossCents: cents };
}

/** Formats a rate as both languages write it: `10%`, `7.5%`. */
export const formatVatRate = (rate: number): string => `${rate / 100}%`;
