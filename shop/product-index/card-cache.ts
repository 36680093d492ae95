import { LRUCache } from 'lru-cache';
import type { LanguageCode } from '#contract/languages.ts';
import { caches } from '#shop/capacity/capacity.ts';

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

/** The cards of products, kept until the index learns that the product changed. */
export class CardCache {
  readonly #cards = new LRUCache<number, CardParts>({ max: caches.cards.max });
  /** Counts changes, because what was read before a change must not be kept after it. */
  #changes = 0;

  forget(id: number): void {
    this.#changes += 1;
    this.#cards.delete(id);
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#cards.clear();
  }

  /** Returns the cards of products. Those that aren't kept are read; unknown products are omitted. */
  async of(
    ids: readonly number[],
    read: (missing: number[]) => Promise<CardParts[]>,
  ): Promise<ReadonlyMap<number, CardParts>> {
    const cards = new Map<number, CardParts>();
    const missing: number[] = [];
    for (const id of ids) {
      const card = this.#cards.get(id);
      if (card) cards.set(id, card);
      else missing.push(id);
    }
    const changes = this.#changes;
    for (const card of missing.length > 0 ? await read(missing) : []) {
      cards.set(card.id, card);
      if (changes === this.#changes) this.#cards.set(card.id, card);
    }
    return cards;
  }
}
