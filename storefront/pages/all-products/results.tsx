import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { productsGridLabels } from '#contract/labels/storefront/products-grid.ts';
import { Failure } from '#storefront/failure.tsx';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Pages } from '#ui/pages.tsx';
import { listingAddress } from './listing-address.ts';
import { changed, type ListingView } from './listing-choices.ts';
import type { ListingData } from './listing-data.ts';
import { NoProducts } from './no-products.tsx';
import './results.css';

/** Pictures of the first window: those wait for nothing. */
const eagerCount = 2;

const sizes: Readonly<Record<ListingView, string>> = {
  2: '(min-width: 82rem) 30rem, (min-width: 64rem) 36vw, 46vw',
  3: '(min-width: 82rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 46vw',
  4: '(min-width: 82rem) 14.5rem, (min-width: 64rem) 17vw, (min-width: 48rem) 22vw, 46vw',
  rows: '(min-width: 48rem) 11rem, 7.5rem',
};

interface ResultsProps {
  data: ListingData;
  /** Another list is on its way. */
  busy: boolean;
}

/** One page of products and the way to the others; or why there are none, and a way on. */
export function Results({ data, busy }: ResultsProps) {
  const { links, address } = useShop();
  const t = useLabels(allProductsLabels);
  const grid = useLabels(productsGridLabels);
  const { base, choices, heads, options, products, total, failed } = data;
  if (failed) return <Failure heading={t('notArrived')} kept={t('filtersKept')} retry={address} />;
  if (products.length === 0) return <NoProducts data={data} />;
  const inRows = choices.view === 'rows';
  return (
    <div className={busy ? 'results is-busy' : 'results'} aria-busy={busy || undefined}>
      <ul className={inRows ? 'rows' : `grid cols-${choices.view}`} aria-label={grid('products')}>
        {products.flatMap((row, at) => [
          ...heads
            .filter((head) => head.at === at)
            .map(({ text }) => (
              <li className="mentions" key={text}>
                {text}
              </li>
            )),
          <li key={row.ProductId}>
            <ProductCard
              row={row}
              colors={row.ColorIDs && options.colors.filter(({ id }) => row.ColorIDs?.includes(id))}
              heading="h2"
              view={inRows ? 'row' : 'grid'}
              eager={at < eagerCount}
              sizes={sizes[choices.view]}
            />
          </li>,
        ])}
      </ul>
      <Pages
        page={choices.page}
        pageCount={Math.ceil(total / choices.show)}
        hrefOf={(page) => listingAddress(base, links.allProducts(), changed(choices, { page }))}
        words={{ nav: t('pages'), prev: t('prev'), next: t('next'), page: (page) => t('page', { n: page }) }}
      />
    </div>
  );
}
