import type { OptionAsks } from '#contract/artwork.ts';
import type { StockPer } from '#contract/constants.ts';
import type { LineTerms, PrintTerms } from '#rules/line-price.ts';
import type { PriceType } from '#rules/surcharge.ts';
import type { StoredPicture } from './product-fields.ts';

/** The stored data of a product, with texts in one language. Prices are separate: see `ShownPrice`. */
export interface ProductReadModel {
  id: number;
  /** The version of its row (`productVersion`). */
  version: string;
  sku: string;
  gtin: string;
  categoryId: number;
  categoryName: string | null;
  /** The name in the other language. */
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
  /** Stars with two decimals; null if there are no reviews. */
  rating: number | null;
  reviewCount: number;
  /** Units in stock, below 0 if more was sold; null if not tracked. */
  stock: number | null;
  /** How it can be ordered beyond its stock, in so many open days from today; null if it can't be. */
  backOrder: { expectedOn: string; room: number; days: number } | null;
  stockPer: StockPer | null;
  /** Variants with their own stock; empty unless stock is counted per variant. */
  variants: { colourId: number; sizeId: number; stock: number; sku: string; barcode: string }[];
  showStock: boolean;
  orderMaximum: number | null;
  orderMinimum: number;
  /**
   * What decides its price at any quantity, with the surcharges and charges of all its options; null if that is the same
   * for every piece.
   */
  terms: Pick<LineTerms, 'steps' | 'options' | 'prints'> | null;
  /** What fewer pieces than the minimum cost once; null if they are refused. */
  minimumFeeCents: number | null;
  shippingFree: boolean;
  /** The shipping cost of a unit. */
  shippingCents: number;
  shippingDays: string;
  isDigital: boolean;
  /** The pictures. `alt` is in the requested language; '' if missing. */
  pictures: (Omit<StoredPicture, 'alt'> & { alt: string })[];
  colours: { id: number; name: string; hex: string }[];
  sizes: { id: number; shortName: string }[];
  tags: string[];
  shippingMethods: string[];
}

export interface OptionFacts {
  attributeId: number;
  attributeName: string;
  optionId: number;
  optionName: string;
  required: boolean;
  /** Business days that this option adds to the delivery time of the product. */
  extraDays: number;
  /** What customers send when they choose it. */
  asksFor: OptionAsks;
  priceType: PriceType;
  /** What printing with it costs, its area in mm, and its colors, null for no limit; null if it isn't printed. */
  print:
    | (Pick<PrintTerms, 'setupCents' | 'steps'> &
        Readonly<Record<'widthMm' | 'heightMm' | 'colors', number | null>>)
    | null;
  /** What drawing it costs once. */
  drawingCents: number;
  /** The surcharge in cents, or in hundredths of a percent of the base price. */
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
  /** Whether the author is a verified buyer. */
  isBoughtHere: boolean;
  /** The color and size that the author bought. */
  choice: string[];
  /** The shop's answer in the requested language, or else in the other one; '' if there is none. */
  answer: string;
  /** Photos that staff approved; null without any. */
  photos: { path: string; width: number; height: number }[] | null;
  /** How many photos of the reader's own review couldn't be published. */
  unusablePhotos: number;
}
