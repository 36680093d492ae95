/** What an export contains and this shop can't keep. */
const lossCodes = [
  'columns',
  'variantStock',
  'variantSkus',
  'variantPrices',
  'variantCosts',
  'costs',
  'variantDiscounts',
  'missingVariants',
  'unknownColours',
  'noCategory',
  'otherTypes',
  'noAddresses',
  'noPictureAddresses',
  'descriptions',
  'giftCards',
  'hidden',
  'services',
  'downloads',
  'ladders',
  'plugins',
  'otherViews',
  'stores',
  'weighed',
  'notCounted',
  'noCount',
  'priceWithoutTax',
  'saleDates',
  'attributes',
  'unknownPlaces',
  'moreAddresses',
] as const;
export type LossCode = (typeof lossCodes)[number];

/** A loss: how many products or columns it concerns, and the first of them. */
export interface UnsupportedData {
  code: LossCode;
  count: number;
  examples: string[];
}

/** Collects what can't be kept. */
export class Losses {
  readonly #found = new Map<LossCode, Set<string>>();

  add(code: LossCode, example: string): void {
    this.#found.set(code, (this.#found.get(code) ?? new Set()).add(example));
  }

  get all(): UnsupportedData[] {
    return lossCodes.flatMap((code) => {
      const found = this.#found.get(code);
      return found ? [{ code, count: found.size, examples: [...found].slice(0, 5) }] : [];
    });
  }
}
