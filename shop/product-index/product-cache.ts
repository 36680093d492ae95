import { LRUCache } from 'lru-cache';
import type { LanguageCode } from '#contract/languages.ts';

/** What the card of a product shows and rarely changes, in both languages. */
export interface CardParts {
  id: number;
  names: Readonly<Record<LanguageCode, string>>;
  shortDescriptions: Readonly<Record<LanguageCode, string>>;
  /** In order. */
  pictures: readonly { path: string; colourId: number | null }[];
  colourIds: readonly number[];
  isPriceFrom: boolean;
  pieces: number;
}

/** Parts of products, kept until the index learns that the product changed. */
export class ProductCache<Parts extends { id: number }> {
  readonly #parts: LRUCache<number, Parts>;
  /** Counts changes, because what was read before a change must not be kept after it. */
  #changes = 0;

  /** @param max the maximum number of products */
  constructor(max: number) {
    this.#parts = new LRUCache<number, Parts>({ max });
  }

  forget(id: number): void {
    this.#changes += 1;
    this.#parts.delete(id);
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#parts.clear();
  }

  /** Returns the parts of products. Those that aren't kept are read; unknown products are omitted. */
  async of(
    ids: readonly number[],
    read: (missing: number[]) => Promise<Parts[]>,
  ): Promise<ReadonlyMap<number, Parts>> {
    const found = new Map<number, Parts>();
    const missing: number[] = [];
    for (const id of ids) {
      const parts = this.#parts.get(id);
      if (parts) found.set(id, parts);
      else missing.push(id);
    }
    const changes = this.#changes;
    for (const parts of missing.length > 0 ? await read(missing) : []) {
      found.set(parts.id, parts);
      if (changes === this.#changes) this.#parts.set(parts.id, parts);
    }
    return found;
  }
}

/** A cache of any parts, which the index tells of changes. */
export type AnyProductCache = Pick<ProductCache<{ id: number }>, 'forget' | 'forgetAll'>;
