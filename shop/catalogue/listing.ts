import type { LanguageCode } from '#contract/languages.ts';
import type { ShownPrice } from './prices.ts';

export type ProductOrder = 'featured' | 'cheapest' | 'dearest' | 'newest' | 'oldest';

/** What was typed, as `searchQuery` takes it apart. */
export interface ProductSearch {
  runs: readonly string[];
  /** Still being typed: the last word may be any beginning, however short. */
  unfinished?: true;
}

/** One page of a list: `page` from 1. */
export interface Paging {
  page: number;
  pageSize: number;
}

/** Which products: within one kind any of the ids, between kinds all. Cents and stars are inclusive; null: no limit. */
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

/** One page of a choice, in an order. */
export interface ProductFilter extends ProductChoice, Paging {
  order: ProductOrder;
}

/** A filter that lets everything pass. */
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

/** A product as lists show it. */
export interface ListedProduct extends ShownPrice {
  id: number;
  name: string;
  shortDescription: string;
  categoryName: string | null;
  /** Stars with two decimals; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** null: not counted. */
  stock: number | null;
  isNew: boolean;
  /** The first picture only, of a chosen colour when there is one: clients show every picture they get. */
  pictures: ProductPicture[];
  /** Another view of the same thing; null: there is none. */
  nextPicture: string | null;
  colourIds: number[];
  /** A colour, size or required option adds to the price. */
  isPriceFrom: boolean;
}

/** A page of products, and how many there are on all pages. An empty page knows of none. */
export interface ProductPage {
  products: ListedProduct[];
  total: number;
}

export const skipped = ({ page, pageSize }: Paging): number => (page - 1) * pageSize;
