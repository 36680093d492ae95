import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { listingAddress } from './listing-address.ts';
import { changed, cleared, filterCount } from './listing-choices.ts';
import type { ListingData } from './listing-data.ts';

/** Why the list is empty, and ways on: the pages there are, or filters to take off. */
export function NoProducts({ data: { base, choices, total, waysOn, instead } }: { data: ListingData }) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
  const filters = useLabels(sidebarFilterLabels);
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
        heading={instead ?? t('noMatch')}
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
