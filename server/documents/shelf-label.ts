import type { Answer } from '#contract/operation.ts';
import type { getProductLabels } from '#contract/operations/office/catalogue/get-product-labels.ts';
import { isGtin } from '#rules/gtin.ts';
import { formatAmount } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';
import { formatRiel, rielOf } from '#rules/riel.ts';
import { addedRate, type VatTerms } from '#rules/vat.ts';
import type { LabeledProduct } from '#shop/catalogue/catalogue.ts';
import { drawBars, drawQr } from './code-drawing.ts';

type ShelfLabel = Answer<typeof getProductLabels>['shelf'][number];

interface LabelTerms {
  publicUrl: string;
  /** Null while VAT is off. Prices on shelves include it. */
  vat: VatTerms | null;
  /** Riel per dollar; null if the shop shows no riel. */
  rate: number | null;
  copies: number;
}

/** Builds the label of a product: with the barcode of its package, if that is a GTIN, otherwise with its SKU as bars. */
export async function shelfLabel(product: LabeledProduct, terms: LabelTerms): Promise<ShelfLabel> {
  const { id, names, variant, sku, barcode, payCents } = product;
  const cents = payCents + percentOf(payCents, addedRate(terms.vat));
  const code = isGtin(barcode) ? barcode : sku;
  const inBoth = ({ en = '', ar = '' }: LabeledProduct['names']) => [...new Set([en, ar])].filter(Boolean);
  return {
    names: inBoth(names),
    variant: variant ? inBoth(variant).join(' · ') : '',
    price: formatAmount(cents),
    riel: terms.rate === null ? '' : formatRiel(rielOf(cents, terms.rate)),
    sku,
    code,
    bars: await drawBars(code),
    qr: drawQr(`${terms.publicUrl}/product-detail/${id}/shop/product`),
    copies: terms.copies,
  };
}
