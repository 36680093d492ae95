import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { useTaxonomy } from '#storefront/products/use-taxonomy.ts';
import { InRiel } from '#storefront/riel/riel.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { navigate } from '#web/navigate.ts';
import { NoBreakText } from '#ui/no-break-text.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';
import { UserText } from '#ui/user-text.tsx';
import { StockNote } from './buy-notes.tsx';
import type { Chosen, chosenPrice } from './choice.ts';
import { moodAddress } from './mood-address.ts';
import { PriceTotal } from './price-total.tsx';
import type { ProductData } from './product-data.ts';

interface BuyHeadProps {
  product: ProductData;
  chosen: Chosen;
  priced: Pick<ReturnType<typeof chosenPrice>, 'price' | 'discounted' | 'base' | 'surcharges'>;
}

/** Name, stars and price of a product, and the two ways to buy it. */
export function BuyHead({ product, chosen, priced }: BuyHeadProps) {
  const { links, language } = useShop();
  const t = useLabels(productDetailLabels);
  const productTaxonomy = useTaxonomy();
  const { price, discounted, base, surcharges } = priced;
  return (
    <>
      <p className="card-cat">
        {product.categoryName && (
          <a href={links.category(product.categoryId, product.categoryName)}>{product.categoryName}</a>
        )}
        {product.vendor && (
          <span>
            {t('lbl_prd_det_vendor')}
            {language.colon}
            <UserText text={product.vendor} />
          </span>
        )}
      </p>
      <h1>
        <NoBreakText text={product.name} />
      </h1>
      <div className="buy-meta">
        <Stars
          rating={product.rating}
          reviews={product.reviewCount}
          href="#reviews"
          labels={productTaxonomy.stars}
        />
        <StockNote product={product} chosen={chosen} />
      </div>
      <div className="buy-price run" aria-live="polite">
        <Price price={price} discounted={discounted} size="large" labels={productTaxonomy.price} />
        <InRiel dollars={discounted ?? price} />
        {product.addedVat && <span className="riel">{product.addedVat}</span>}
        <PriceTotal base={base} surcharges={surcharges} />
      </div>
      {product.moods && (
        <p className="moods">
          {product.moods.map(({ href, title, text, isChosen }) => (
            <a
              key={href}
              href={href}
              aria-current={isChosen || undefined}
              onClick={(event) => {
                const to = moodAddress(href, location.search);
                event.currentTarget.href = to;
                if (event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                navigate(to, { stay: true, replace: true });
              }}
            >
              <b>{title}</b>
              <small>{text}</small>
            </a>
          ))}
        </p>
      )}
    </>
  );
}
