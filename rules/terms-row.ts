import type { PriceType } from './surcharge.ts';
import type { LineTerms, Once, PrintTerms } from './line-price.ts';
import { centsOf, centsToDollars, sumCents } from './money.ts';

/** The terms of a line in calls (contract/operations/catalogue/terms-row.ts). */
interface TermsRow {
  Steps: { From: number; Price: number; DiscountedPrice?: number | undefined }[];
  Options?:
    | { ProductAttributeID: number; PrimaryKeyValue: number; PriceType: PriceType; Amount: number }[]
    | undefined;
  Prints?:
    | {
        ProductAttributeID: number;
        PrimaryKeyValue: number;
        Setup?: number | undefined;
        Steps: { From: number; Price: number }[];
      }[]
    | undefined;
  Drawing?: number | undefined;
  IsRepeat?: true | undefined;
  MinimumFee?: number | undefined;
  ShippingCharges?: number | undefined;
}

/** Returns whether the quantity decides the price of a piece, or a line costs something once or would without a repeat. */
export const hasTerms = ({ steps, prints, drawingCents, isRepeat, minimum }: LineTerms): boolean =>
  steps.length > 1 || Boolean(prints ?? drawingCents ?? isRepeat ?? minimum.feeCents);

/** Returns terms as they travel, in dollars and percent. */
export function termsRowOf(terms: Omit<LineTerms, 'v'>): TermsRow {
  const { steps, options, prints, drawingCents, isRepeat, minimum, shippingCents } = terms;
  const surcharges = options.filter(({ value }) => value !== 0);
  return {
    Steps: steps.map(({ from, cents, reducedCents }) => ({
      From: from,
      Price: centsToDollars(cents),
      ...(reducedCents !== null && { DiscountedPrice: centsToDollars(reducedCents) }),
    })),
    ...(surcharges.length > 0 && {
      Options: surcharges.map(({ attributeId, optionId, priceType, value }) => ({
        ProductAttributeID: attributeId,
        PrimaryKeyValue: optionId,
        PriceType: priceType,
        Amount: centsToDollars(value),
      })),
    }),
    ...(prints && { Prints: prints.map(printRow) }),
    ...(drawingCents && { Drawing: centsToDollars(drawingCents) }),
    ...(isRepeat && { IsRepeat: isRepeat }),
    ...(minimum.feeCents !== undefined && { MinimumFee: centsToDollars(minimum.feeCents) }),
    ...(shippingCents > 0 && { ShippingCharges: centsToDollars(shippingCents) }),
  };
}

const printRow = ({ attributeId, optionId, ...charges }: PrintTerms) => ({
  ProductAttributeID: attributeId,
  PrimaryKeyValue: optionId,
  ...chargesRow(charges),
});

/** Returns what printing costs as it travels. */
export const chargesRow = ({ setupCents, steps }: Pick<PrintTerms, 'setupCents' | 'steps'>) => ({
  ...(setupCents > 0 && { Setup: centsToDollars(setupCents) }),
  Steps: steps.map(({ from, cents }) => ({ From: from, Price: centsToDollars(cents) })),
});

/** Returns what printing costs, in cents. */
export const chargesOfRow = ({
  Setup = 0,
  Steps,
}: {
  Setup?: number | undefined;
  Steps: readonly { From: number; Price: number }[];
}) => ({
  setupCents: centsOf(Setup),
  steps: Steps.map(({ From, Price }) => ({ from: From, cents: centsOf(Price) })),
});

/** Returns terms that travelled. The ids of discounts don't. */
export const termsOfRow = (
  { Steps, Options = [], Prints, Drawing, IsRepeat, MinimumFee, ShippingCharges = 0 }: TermsRow,
  minimum = 1,
): LineTerms => ({
  v: 1,
  steps: Steps.map(({ From, Price, DiscountedPrice }) => ({
    from: From,
    cents: centsOf(Price),
    reducedCents: DiscountedPrice === undefined ? null : centsOf(DiscountedPrice),
    reductionId: null,
  })),
  options: Options.map(({ ProductAttributeID, PrimaryKeyValue, PriceType, Amount }) => ({
    attributeId: ProductAttributeID,
    optionId: PrimaryKeyValue,
    priceType: PriceType,
    value: centsOf(Amount),
  })),
  ...(Prints && {
    prints: Prints.map(({ ProductAttributeID, PrimaryKeyValue, ...charges }) => ({
      attributeId: ProductAttributeID,
      optionId: PrimaryKeyValue,
      ...chargesOfRow(charges),
    })),
  }),
  ...(Drawing && { drawingCents: centsOf(Drawing) }),
  ...(IsRepeat && { isRepeat: IsRepeat }),
  minimum: { pieces: minimum, ...(MinimumFee && { feeCents: centsOf(MinimumFee) }) },
  shippingCents: centsOf(ShippingCharges),
});

/** Returns one-time charges as they travel, with their sum. Omits both if there are none. */
export function onceRows(once: readonly Once[]) {
  if (once.length === 0) return {};
  return {
    Charges: once.map(({ kind, attributeId, cents }) => ({
      Kind: kind,
      ...(attributeId !== undefined && { ProductAttributeID: attributeId }),
      Price: centsToDollars(cents),
    })),
    SetupTotal: centsToDollars(sumCents(once.map(({ cents }) => cents))),
  };
}
