import { listing } from '#contract/constants.ts';
import { ladderLabels } from '#contract/labels/storefront/ladder.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { InRiel } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { useTaxonomy } from '#storefront/products/use-taxonomy.ts';
import type { LineTerms } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { Badge } from '#ui/badge.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Price } from '#ui/price.tsx';
import { backOrderOf, type Chosen, stockOf } from './choice.ts';
import type { ProductData } from './product-data.ts';

interface LineTotalProps {
  quantity: number;
  /** In dollars, with one-time charges. */
  total: number;
}

/** What all pieces cost. */
export function LineTotal({ quantity, total }: LineTotalProps) {
  const t = useLabels(ladderLabels);
  return (
    <output className="buy-total">
      <b>{t('total', { n: quantity, total: formatMoney(total) })}</b> <InRiel dollars={total} />
    </output>
  );
}

export function MinimumNote({ pieces, feeCents }: LineTerms['minimum']) {
  const t = useLabels(ladderLabels);
  return (
    pieces > 1 && (
      <p className="buy-minimum">
        {t(feeCents === undefined ? 'minimum' : 'minimumFee', {
          n: pieces,
          amount: formatMoney(centsToDollars(feeCents ?? 0)),
        })}
      </p>
    )
  );
}

export function StockNote({ product, chosen }: { product: ProductData; chosen: Chosen }) {
  const t = useLabels(productDetailLabels);
  const stock = stockOf(product, chosen);
  const awaited = backOrderOf(product, chosen);
  if (awaited) return <Badge tone="saffron">{awaited.note}</Badge>;
  if (isOutOfStock(stock)) return <Badge tone="red">{t('lbl_prd_det_outstock')}</Badge>;
  if (!product.showStock) return null;
  const few = stock !== null && stock <= listing.fewLeft;
  return (
    <Badge tone={few ? 'saffron' : 'green'}>
      {few ? t('onlyLeft', { n: stock }) : t('lbl_prd_det_instock')}
    </Badge>
  );
}

interface BarPriceProps extends LineTotalProps {
  price: number;
  discounted: number | null;
}

/** What all pieces cost, or the price of a single one. */
export function BarPrice({ price, discounted, quantity, total }: BarPriceProps) {
  const { price: labels } = useTaxonomy();
  const pays = discounted ?? price;
  if (total > pays) return <LineTotal quantity={quantity} total={total} />;
  return (
    <>
      <Price {...{ price, discounted, labels }} />
      <InRiel dollars={pays} />
    </>
  );
}
