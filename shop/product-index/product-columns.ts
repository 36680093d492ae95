import { type Bitset, movedTo, smallestIn } from './bitset.ts';
import type { ProductFigures, Range } from './indexed-product.ts';
import { Ranking } from './ranking.ts';

/** The rating of a product without reviews. */
const unrated = -1;

export type StoredColumns = Pick<
  ProductColumns,
  'ids' | 'category' | 'popularity' | 'createdAt' | 'payCents' | 'rating' | 'pieces' | 'hasPriceSteps'
>;

/** The values by which products are sorted and filtered, each in one typed array, by place. */
export class ProductColumns {
  ids = new Uint32Array();
  category = new Uint32Array();
  popularity = new Float64Array();
  /** Microseconds since 1970 (UTC). */
  createdAt = new Float64Array();
  payCents = new Int32Array();
  /** Hundredths of a star. */
  rating = new Int32Array();
  /** How many pieces a pack contains; 1 for all other products. */
  pieces = new Uint16Array();
  /** 1 for products whose price falls with the quantity. */
  hasPriceSteps = new Uint8Array();

  /** Enlarges the arrays. `capacity` is the new length. */
  grow(capacity: number): void {
    this.ids = movedTo(new Uint32Array(capacity), this.ids);
    this.category = movedTo(new Uint32Array(capacity), this.category);
    this.popularity = movedTo(new Float64Array(capacity), this.popularity);
    this.createdAt = movedTo(new Float64Array(capacity), this.createdAt);
    this.payCents = movedTo(new Int32Array(capacity), this.payCents);
    this.rating = movedTo(new Int32Array(capacity), this.rating);
    this.pieces = movedTo(new Uint16Array(capacity), this.pieces);
    this.hasPriceSteps = movedTo(new Uint8Array(capacity), this.hasPriceSteps);
  }

  write(place: number, product: ProductFigures): void {
    this.ids[place] = product.id;
    this.category[place] = product.category;
    this.popularity[place] = product.popularity;
    this.createdAt[place] = product.createdAt;
    this.payCents[place] = product.payCents;
    this.rating[place] = product.rating ?? unrated;
    this.pieces[place] = product.pieces;
    this.hasPriceSteps[place] = Number(product.hasPriceSteps);
  }

  /** Returns the values of some places, in that order. */
  stored = (places: readonly number[]): StoredColumns => ({
    ids: Uint32Array.from(places, (place) => this.ids[place] ?? 0),
    category: Uint32Array.from(places, (place) => this.category[place] ?? 0),
    popularity: Float64Array.from(places, (place) => this.popularity[place] ?? 0),
    createdAt: Float64Array.from(places, (place) => this.createdAt[place] ?? 0),
    payCents: Int32Array.from(places, (place) => this.payCents[place] ?? 0),
    rating: Int32Array.from(places, (place) => this.rating[place] ?? 0),
    pieces: Uint16Array.from(places, (place) => this.pieces[place] ?? 1),
    hasPriceSteps: Uint8Array.from(places, (place) => this.hasPriceSteps[place] ?? 0),
  });

  /** Loads the values of the first places. The arrays must be large enough. */
  load({
    ids,
    category,
    popularity,
    createdAt,
    payCents,
    rating,
    pieces,
    hasPriceSteps,
  }: StoredColumns): void {
    this.ids.set(ids);
    this.category.set(category);
    this.popularity.set(popularity);
    this.createdAt.set(createdAt);
    this.payCents.set(payCents);
    this.rating.set(rating);
    this.pieces.set(pieces);
    this.hasPriceSteps.set(hasPriceSteps);
  }

  popularityOf(bits: Bitset): number {
    let total = 0;
    for (let at = 0; at < bits.length; at += 1) {
      for (let left = bits[at] ?? 0; left !== 0; left &= left - 1)
        total += this.popularity[smallestIn(left, at)] ?? 0;
    }
    return total;
  }

  /** Removes from a set everything outside the range. Works on 32 places at once and skips empty words. */
  keepInRange(bits: Bitset, { of, from, to }: Range): void {
    const column = this[of];
    // Integers compare faster than values that may be infinite.
    const [min, max] = [Math.ceil(from), Math.floor(Math.min(to, 2 ** 31 - 1))];
    for (let at = 0; at < bits.length; at += 1) {
      const word = bits[at] ?? 0;
      if (word === 0) continue;
      let within = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const value = column[at * 32 + bit] ?? unrated;
        if (value >= min && value <= max) within |= 1 << bit;
      }
      bits[at] = word & within;
    }
  }
}

/** Creates the rankings that the sort orders use: by popularity, price and age, then by id. */
export function rankingsBy(
  columns: ProductColumns,
): Readonly<Record<'featured' | 'cheapest' | 'oldest', Ranking>> {
  const by = (column: 'popularity' | 'payCents' | 'createdAt' | 'ids', one: number, other: number) =>
    (columns[column][one] ?? 0) - (columns[column][other] ?? 0);
  return {
    featured: new Ranking((one, other) => by('popularity', other, one) || by('ids', one, other)),
    cheapest: new Ranking((one, other) => by('payCents', one, other) || by('ids', one, other)),
    oldest: new Ranking((one, other) => by('createdAt', one, other) || by('ids', one, other)),
  };
}
