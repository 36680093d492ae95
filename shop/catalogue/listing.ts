import type { LanguageCode } from '#contract/languages.ts';
import type { ShownPrice } from './prices.ts';

export type ProductOrder = 'featured' | 'cheapest' | 'dearest' | 'newest' | 'oldest';

/** A search text as parsed by `searchQuery`. */
export interface ProductSearch {
  runs: readonly string[];
  /** Set while the shopper is typing. The last word then matches as a prefix, however short. */
  unfinished?: true;
  /** Set for a search about a service, such as a refund. Words then mean only products that contain them. */
  isForService?: true;
}

/** One page of a list: `page` starts at 1. */
export interface Paging {
  page: number;
  pageSize: number;
}

/**
 * Filters. Within a kind, any of the ids matches; all kinds must match. Cents and stars are inclusive; null
 * means no limit.
 */
export interface ProductChoice {
  language: LanguageCode;
  search: ProductSearch | null;
  categories: readonly number[];
  brands: readonly number[];
  sizes: readonly number[];
  colours: readonly number[];
  tags: readonly number[];
  minPayCents: number | null;
  maxPayCents: number | null;
  minRating: number | null;
}

/** One page of filtered products, with a sort order. */
export interface ProductFilter extends ProductChoice, Paging {
  order: ProductOrder;
}

export function everyProduct(list: Paging & { language: LanguageCode; order?: ProductOrder }): ProductFilter {
  return {
    search: null,
    categories: [],
    brands: [],
    sizes: [],
    colours: [],
    tags: [],
    minPayCents: null,
    maxPayCents: null,
    minRating: null,
    order: 'featured',
    ...list,
  };
}

export interface ProductPicture {
  path: string;
  colourId: number | null;
}

export interface ListedProduct extends ShownPrice {
  id: number;
  name: string;
  shortDescription: string;
  categoryName: string | null;
  /** Stars with two decimals; null if there are no reviews. */
  rating: number | null;
  reviewCount: number;
  /** How much can be ordered; null if not tracked. */
  stock: number | null;
  /** From when it can be had, if it can be ordered although none is in stock; otherwise null. */
  availableFrom: { day: string; text: string } | null;
  isNew: boolean;
  /** The days it states to arrive in the capital; '' if it states none. */
  shippingDays: string;
  isDigital: boolean;
  /**
   * Only the first picture, in a selected color if there is one, because clients show every picture they get.
   */
  pictures: ProductPicture[];
  /** Another view of the same product; null if there is none. */
  nextPicture: string | null;
  colourIds: number[];
  /** Whether a color, size or required option adds to the price. */
  isPriceFrom: boolean;
  /** The lowest price of one piece at a larger quantity; null without prices by quantity. */
  fromCents: number | null;
  /** How many pieces it contains; 1 unless it is a pack. */
  pieces: number;
}

/** A page of products, and the total number on all pages. An empty page has no total. */
export interface ProductPage {
  products: ListedProduct[];
  total: number;
}

export const skipped = ({ page, pageSize }: Paging): number => (page - 1) * pageSize;
