import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { productsGridLabels } from '#contract/labels/storefront/products-grid.ts';
import { Failure } from '#storefront/failure.tsx';
import { groupQuery, isForGroup } from '#rules/group-query.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { Pages } from '#ui/pages.tsx';
import { MixedText } from '#ui/user-text.tsx';
import { listingAddress } from './listing-address.ts';
import { changed, type ListingView } from './listing-params.ts';
import type { ListingData } from './listing-data.ts';
import { NoProducts } from './no-products.tsx';
import './results.css';

/** Number of pictures in the first window; they load eagerly. */
const eagerCount = 2;

const sizes: Readonly<Record<ListingView, string>> = {
  2: '(min-width: 82rem) 30rem, (min-width: 64rem) 36vw, 46vw',
  3: '(min-width: 82rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 46vw',
  4: '(min-width: 82rem) 14.5rem, (min-width: 64rem) 17vw, (min-width: 48rem) 22vw, 46vw',
  rows: '(min-width: 48rem) 11rem, 7.5rem',
};

interface ResultsProps {
  data: ListingData;
  /** Whether another list is loading. */
  busy: boolean;
}

/** Groups the products under their headings. Those before the first heading match best, and have none. */
function groupsOf(products: readonly ProductRow[], heads: ListingData['heads']) {
  const starts = heads.filter(({ at }) => at < products.length);
  const all = starts[0]?.at === 0 ? starts : [{ at: 0, text: '' }, ...starts];
  return all.map(({ at, text }, each) => ({ at, text, rows: products.slice(at, all[each + 1]?.at) }));
}

/** One page of products with the page links, or the reason why there are none, with suggestions. */
export function Results({ data, busy }: ResultsProps) {
  const { lang, links, address } = useShop();
  const t = useLabels(allProductsLabels);
  const grid = useLabels(productsGridLabels);
  const { base, choices, heads, options, products, total, failed } = data;
  if (failed) return <Failure heading={t('notArrived')} hint={t('filtersUnchanged')} retry={address} />;
  if (products.length === 0) return <NoProducts data={data} />;
  const inRows = choices.view === 'rows';
  const groups = groupsOf(products, heads);
  const forGroup =
    groupQuery(choices.searchTerm) || (isForGroup(address.split('?')[1] ?? '') ? '?for=group' : '');
  const list = (rows: readonly ProductRow[], columns: string, head = '') => (
    <ul className={inRows ? 'rows' : `grid cols-${columns}`} aria-label={head || grid('products')}>
      {rows.map((row) => (
        <li key={row.ProductId}>
          <ProductCard
            row={row}
            query={row.FromPrice === undefined ? '' : forGroup}
            colors={row.ColorIDs && options.colors.filter(({ id }) => row.ColorIDs?.includes(id))}
            heading={head ? 'h3' : 'h2'}
            view={inRows ? 'row' : 'grid'}
            eager={products.indexOf(row) < eagerCount}
            sizes={sizes[choices.view]}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={busy ? 'results is-busy' : 'results'} aria-busy={busy || undefined}>
      {groups.length === 1 && !groups[0]?.text ? (
        list(products, choices.view)
      ) : (
        <div className={inRows ? 'groups' : `groups cols-${choices.view}`}>
          {groups.map(({ at, text, rows }) => {
            const isWhole = inRows || rows.length >= Number(choices.view);
            return (
              <section key={at} className={isWhole ? 'group' : `group span-${rows.length}`}>
                {text && (
                  <h2>
                    <MixedText text={text} lang={lang} />
                  </h2>
                )}
                {list(rows, isWhole ? choices.view : String(rows.length), text)}
              </section>
            );
          })}
        </div>
      )}
      <Pages
        page={choices.page}
        pageCount={Math.ceil(total / choices.show)}
        hrefOf={(page) => listingAddress(base, links.allProducts(), changed(choices, { page }))}
        labels={{ nav: t('pages'), prev: t('prev'), next: t('next'), page: (page) => t('page', { n: page }) }}
      />
    </div>
  );
}
