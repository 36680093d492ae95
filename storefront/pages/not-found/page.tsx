import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { PopularShelf } from '#storefront/products/popular-section.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { NotFoundData } from './load.ts';
import '#storefront/styles/lost.css';

/** Reports a missing page and links to the shop. */
function View({ data: { products } }: { data: NotFoundData }) {
  const { links } = useShop();
  const t = useLabels(sharedLabels);
  return (
    <>
      <Breadcrumb items={[{ label: t('titleNotFound') }]} />
      <div className="wrap lost">
        <Empty
          icon="package"
          level="h1"
          heading={t('notFoundHeading')}
          actions={
            <>
              <Button href={links.home()}>{t('toHomePage')}</Button>
              <Button href={links.allProducts()} kind="ghost">
                {t('titleAllProducts')}
              </Button>
            </>
          }
        >
          {t('notFoundText')}
        </Empty>
      </div>
      <PopularShelf rows={products} />
    </>
  );
}

export default definePage<NotFoundData>({ View });
