import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { listingAddress } from './listing-address.ts';
import { changed, cleared, filterCount } from './listing-choices.ts';
import type { ListingData } from './listing-data.ts';

const loadSeen = () => import('#storefront/kept/recently-seen.tsx');

/** Of the popular products so many fill whole rows. */
const mostPopular = 8;

/** Why the list is empty, and ways on: the pages there are, filters to take off, or what may have been meant and what others buy. */
export function NoProducts({
  data: { base, choices, total, waysOn, popular, options },
}: {
  data: ListingData;
}) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
  const filters = useLabels(sidebarFilterLabels);
  const seen = useLoaded(loadSeen, Boolean(choices.searchTerm), 'quiet');
  if (total > 0) {
    const last = Math.ceil(total / choices.show);
    const address = (page: number) => listingAddress(base, links.allProducts(), changed(choices, { page }));
    return (
      <Empty
        icon="package"
        petal={4}
        heading={t('noPage', { n: choices.page })}
        actions={
          <>
            <Button href={address(1)}>{t('page', { n: 1 })}</Button>
            {last > 1 && (
              <Button kind="ghost" href={address(last)}>
                {t('page', { n: last })}
              </Button>
            )}
          </>
        }
      >
        {t('noPageHint', { n: last })}
      </Empty>
    );
  }
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
        actions={
          <>
            <Button href={links.allProducts()}>{t('lbl_allprd_allproduct')}</Button>
            <Button kind="ghost" icon="message-circle" href={links.contactUs()}>
              {t('askUs')}
            </Button>
          </>
        }
      >
        {waysOn.length > 0 ? t('didYouMean') : t('nothingFoundHint')}
        {waysOn.map(({ text, href }) => (
          <a className="meant" key={href} href={href}>
            {text}
          </a>
        ))}
      </Empty>
      <nav aria-labelledby="look-through">
        <h2 id="look-through" className="popular-head">
          {t('lookThrough')}
        </h2>
        <p>
          {options.categories
            .filter(({ parentId }) => parentId === null)
            .map(({ id, name }) => (
              <a className="meant" key={id} href={links.category(id, name)}>
                {name}
              </a>
            ))}
        </p>
      </nav>
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
      {seen && <seen.RecentlySeen />}
    </>
  );
}
