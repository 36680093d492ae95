import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { listingAddress } from './listing-address.ts';
import { changed, filterCount } from './listing-params.ts';
import type { ListingData } from './listing-data.ts';

const nearSizes = '(min-width: 64rem) 19rem, (min-width: 48rem) 22vw, 46vw';

/** Explains why the list is empty, and links to existing pages or near matches. */
export function NoProducts({ data: { base, choices, total, near, instead } }: { data: ListingData }) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
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
      <>
        <h2 className="near-head">{instead ?? t('noMatch')}</h2>
        <p>{t('noMatchHint')}</p>
        {near.map(({ heading, text, href, goods: items }) => (
          <section key={href} className="near">
            <div>
              {items.length > 0 && <h3>{heading}</h3>}
              <a href={href}>{text}</a>
            </div>
            <ul className="grid cols-4">
              {items.map(({ row, note }) => (
                <li key={row.ProductId}>
                  <ProductCard row={row} sizes={nearSizes} />
                  {note && <p>{note}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </>
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
