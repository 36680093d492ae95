import { allProductsLabels } from '#contract/labels/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/filter-options.ts';
import { sidebarFilterLabels } from '#contract/labels/sidebar-filter.ts';
import { suggestionHref } from '#storefront/chrome/suggestion-href.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { useFilterNames } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import { changed, cleared, filterCount, filtersOf, idKinds, type ListingChoices } from './listing-choices.ts';
import { countOf, type ListingData, wireNames } from './listing-data.ts';

/** Of the popular products so many fill whole rows. */
const mostPopular = 8;

interface NoProductsProps {
  data: ListingData;
}

/** Why the list is empty, and ways on. */
export function NoProducts({ data }: NoProductsProps) {
  return filterCount(data.base, data.choices) > 0 ? <NoMatch data={data} /> : <NothingFound data={data} />;
}

/** The filters leave nothing: those that alone are in the way can be taken off, with what that brings back. */
function NoMatch({ data }: NoProductsProps) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
  const filters = useLabels(sidebarFilterLabels);
  const options = useLabels(filterOptionsLabels);
  const { base, choices } = data;
  const ways = useWaysOut(data);
  const address = (after: ListingChoices) => listingAddress(base, links.allProducts(), after);
  return (
    <Empty
      icon="sliders-horizontal"
      petal={2}
      heading={t('noMatch')}
      actions={
        <>
          {ways.map(({ name, count, change }) => (
            <Button key={name} kind="ghost" icon="x" href={address(changed(choices, change))}>
              {options('removeFilter', { name })} (
              {count === 1 ? t('productCountOne') : t('productCount', { n: count })})
            </Button>
          ))}
          <Button href={address(cleared(base, choices))}>{filters('clearAll')}</Button>
        </>
      }
    >
      {t('noMatchHint')}
    </Empty>
  );
}

/** The chosen kinds of filters without which there are products, most first. */
function useWaysOut({ base, choices, options, counts }: ListingData) {
  const names = useFilterNames();
  const ids = idKinds.map((kind) => {
    const chosen = filtersOf(kind, base, choices);
    const each = options[kind].filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    return { wire: wireNames[kind], name: each.join(', '), change: { [kind]: [] } };
  });
  const { price, rating } = choices;
  return [
    ...ids,
    { wire: 'Price' as const, name: price ? names.price(price) : '', change: { price: null } },
    { wire: 'Rating' as const, name: rating ? names.rating(rating) : '', change: { rating: null } },
  ]
    .map((way) => ({ ...way, count: countOf(counts, way.wire) ?? 0 }))
    .filter(({ name, count }) => name && count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** Nothing is called so: what may have been meant, and what others buy. */
function NothingFound({ data: { choices, meant, popular } }: NoProductsProps) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
  const filters = useLabels(sidebarFilterLabels);
  return (
    <>
      <Empty
        icon="search"
        heading={t('nothingFound', { text: choices.searchTerm })}
        actions={<Button href={links.allProducts()}>{t('lbl_allprd_allproduct')}</Button>}
      >
        {meant.length > 0 ? t('didYouMean') : t('nothingFoundHint')}
        {meant.map((row) => (
          <a className="meant" key={row.Name} href={suggestionHref(links, row)}>
            {row.Name}
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
                <ProductCard row={row} heading="h3" sizes="(min-width: 64rem) 15vw, 46vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
