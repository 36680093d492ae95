import { type CurrencyCode, currencyNamed, markedAmount } from './currencies.ts';

/** What a file's prices tell about their currency, and some of them as they are. */
export interface FilePrices {
  found: CurrencyCode | null;
  /** Whether a column says it, so that staff aren't asked. */
  isCertain: boolean;
  examples: string[];
}

const maxExamples = 4;

/** Collects the prices of a file. */
export class SeenPrices {
  readonly #texts = new Set<string>();
  readonly #marked = new Set<CurrencyCode>();
  readonly #named = new Set<CurrencyCode>();

  add(text: string): void {
    if (text === '') return;
    if (this.#texts.size < maxExamples) this.#texts.add(text.slice(0, 40));
    const { currency } = markedAmount(text);
    if (currency) this.#marked.add(currency);
  }

  /** Notes the cell of a column with currencies. */
  name(text: string): void {
    const currency = currencyNamed(text);
    if (currency) this.#named.add(currency);
  }

  get all(): FilePrices | null {
    if (this.#texts.size === 0) return null;
    const [found = null, ...others] = new Set([...this.#named, ...this.#marked]);
    return {
      found: others.length > 0 ? null : found,
      isCertain: this.#named.size === 1 && others.length === 0,
      examples: [...this.#texts],
    };
  }
}
