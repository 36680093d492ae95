import { allProductsLabels } from '#contract/labels/all-products.ts';
import { sidebarFilterLabels } from '#contract/labels/sidebar-filter.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { listingAddress } from './listing-address.ts';
import { cleared, filterCount } from './listing-choices.ts';
import type { ListingData } from './listing-data.ts';

/** Of the popular products so many fill whole rows. */
const mostPopular = 8;

/** Why the list is empty, and ways on: filters to take off, or what may have been meant and what others buy. */
export function NoProducts({ data: { base, choices, waysOn, popular } }: { data: ListingData }) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
  const filters = useLabels(sidebarFilterLabels);
  if (filterCount(base, choices) > 0) {
    return (
      <Empty
        icon="sliders-horizontal"
        petal={2}
        heading={t('noMatch')}
        actions={
          <>
            {waysOn.map(({ text, href }) => (
              <Button key={href} kind="ghost" icon="x" href={href}>
                {text}
              </Button>
            ))}
            <Button href={listingAddress(base, links.allProducts(), cleared(base, choices))}>
              {filters('clearAll')}
            </Button>
          </>
        }
      >
        {t('noMatchHint')}
      </Empty>
    );
  }
  if (!choices.searchTerm) {
    return (
      <Empty
        icon="package"
        heading={t('noneYet')}
        actions={<Button href={links.contactUs()}>{t('askUs')}</Button>}
      >
        {t('noneYetHint')}
      </Empty>
    );
  }
  return (
    <>
      <Empty
        icon="search"
        heading={t('nothingFound', { text: choices.searchTerm })}
        actions={<Button href={links.allProducts()}>{t('lbl_allprd_allproduct')}</Button>}
      >
        {waysOn.length > 0 ? t('didYouMean') : t('nothingFoundHint')}
        {waysOn.map(({ text, href }) => (
          <a className="meant" key={href} href={href}>
            {text}
          </a>
        ))}
      </Empty>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="popular-head">
            {filters('lbl_lftfilt_pop_prod')}
          </h2>
          <ul className="grid cols-4">
            {popular.slice(0, mostPopular).map((row) => (
              <li key={row.ProductId}>
                <ProductCard row={row} sizes="(min-width: 64rem) 15vw, 46vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
