import type { LanguageCode } from '#contract/languages.ts';
import { priceCents } from '#office/forms/amounts.ts';
import type { Crop } from '#office/pictures/cut-part.ts';

/** What a product needs before shoppers can buy it. */
export interface QuickProduct {
  photo: File | null;
  part: Crop | null;
  /** The upload of the photo, or null if it is incomplete. */
  upload: string | null;
  /** If no name was typed in a language, one is suggested. */
  names: Partial<Record<LanguageCode, string>>;
  price: string;
  stock: number;
  isCounted: boolean;
  /** Null until one is selected; a category is suggested. */
  categoryId: number | null;
  newCategory: string;
  state: 'published' | 'hidden';
}

export const blankProduct: QuickProduct = {
  photo: null,
  part: null,
  upload: null,
  names: {},
  price: '',
  stock: 1,
  isCounted: true,
  categoryId: null,
  newCategory: '',
  state: 'published',
};

export const steps = ['photo', 'cut', 'name', 'price', 'stock', 'publish'] as const;
export type Step = (typeof steps)[number];

/** Returns the completed steps. The default stock counts as completed until it is changed. */
export function doneSteps(product: QuickProduct, lang: LanguageCode): ReadonlySet<Step> {
  const done: Record<Exclude<Step, 'publish'>, boolean> = {
    photo: product.photo !== null,
    cut: product.part !== null,
    name: Boolean(product.names[lang]?.trim()),
    price: priceCents(product.price) !== null,
    stock: priceCents(product.price) !== null && (!product.isCounted || product.stock >= 0),
  };
  return new Set((Object.keys(done) as (keyof typeof done)[]).filter((step) => done[step]));
}
