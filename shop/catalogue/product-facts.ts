import type { PriceType } from '#shop/pricing/pricing.ts';
import type { StoredPicture } from './product-fields.ts';

/** What is stored about a product, its texts in one language. Prices are apart: see `ShownPrice`. */
export interface ProductFacts {
  id: number;
  sku: string;
  categoryId: number;
  categoryName: string | null;
  /** In the other language. */
  otherName: string;
  otherCategoryName: string | null;
  name: string;
  shortDescription: string;
  /** HTML. */
  fullDescription: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  vendorName: string;
  brandName: string;
  /** Stars with two decimals; null without reviews. */
  rating: number | null;
  reviewCount: number;
  /** null: not counted. */
  stock: number | null;
  showStock: boolean;
  orderMaximum: number | null;
  shippingFree: boolean;
  /** For one. */
  shippingCents: number;
  shippingDays: string;
  isDigital: boolean;
  /** `alt` in the language asked for; '' without. */
  pictures: (Omit<StoredPicture, 'alt'> & { alt: string })[];
  colours: { id: number; name: string; hex: string }[];
  sizes: { id: number; shortName: string }[];
  tags: string[];
  shippingMethods: string[];
}

/** An option of a product as it is stored. */
export interface OptionFacts {
  attributeId: number;
  attributeName: string;
  optionId: number;
  optionName: string;
  required: boolean;
  /** Open days it needs besides those of the product. */
  extraDays: number;
  priceType: PriceType;
  /** Cents, or hundredths of a percent of the base price. */
  amount: number;
  basePriceCents: number;
}

/** `date` as dd-mm-yyyy. */
export interface Review {
  rating: number;
  title: string;
  body: string;
  reviewerName: string;
  date: string;
  /** Whoever wrote it had bought the product here. */
  isBoughtHere: boolean;
  /** The colour and size that were bought. */
  choice: string[];
}
