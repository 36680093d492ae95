import { sumCents } from './money.ts';

/** Hundredths of a percent in a whole: 1000 is 10 %. */
const inWhole = 10_000;

/** The amounts of a tax invoice, in cents. */
export interface VatSplit {
  netCents: number;
  vatCents: number;
  /** What was paid: net and VAT. */
  grossCents: number;
}

/** Returns whole and remainder of the VAT in an amount that includes it, without leaving the integers. */
function exactVat(cents: number, rate: number): { floor: number; remainder: number } {
  const divisor = inWhole + rate;
  const rest = ((cents % divisor) + divisor) % divisor;
  const ofRest = Math.floor((rest * rate) / divisor);
  return {
    floor: ((cents - rest) / divisor) * rate + ofRest,
    remainder: rest * rate - ofRest * divisor,
  };
}

/**
 * Returns the VAT in an amount that includes it, rounded once, halves up. `rate` is in hundredths of a percent.
 */
export function vatIn(cents: number, rate: number): VatSplit {
  if (!Number.isSafeInteger(cents) || !Number.isInteger(rate) || rate < 0)
    throw new RangeError(`no VAT in ${cents} cents at ${rate}`);
  const { floor, remainder } = exactVat(cents, rate);
  const vatCents = floor + (2 * remainder >= inWhole + rate ? 1 : 0);
  return { netCents: cents - vatCents, vatCents, grossCents: cents };
}

/**
 * Returns the VAT in each of these amounts, so that they add up to the VAT in their sum: the cents left over go to the
 * amounts with the largest remainders. A discount is a negative amount.
 */
export function vatOfLines(amounts: readonly number[], rate: number): number[] {
  const exact = amounts.map((cents) => exactVat(cents, rate));
  const left = vatIn(sumCents(amounts), rate).vatCents - sumCents(exact.map(({ floor }) => floor));
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
