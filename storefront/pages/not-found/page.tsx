import { popularProductsLabels } from '#contract/labels/popular-products.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { definePage } from '#storefront/page.ts';
import { SectionHead } from '#storefront/products/section-head.tsx';
import { Shelf } from '#storefront/products/shelf.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { NotFoundData } from './load.ts';
import '#storefront/styles/lost.css';

/** Nothing at this address; the shop goes on. */
function View({ data: { products } }: { data: NotFoundData }) {
  const { links } = useShop();
  const t = useLabels(sharedLabels);
  const popular = useLabels(popularProductsLabels);
  return (
    <>
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
      {products.length > 0 && (
        <section className="section wrap" aria-labelledby="popular-products">
          <SectionHead
            id="popular-products"
            title={popular('lbl_popprd_title')}
            more={{ href: links.popularProducts(), text: popular('lbl_popprd_viewall') }}
          />
          <Shelf rows={products} />
        </section>
      )}
    </>
  );
}

export default definePage<NotFoundData>({ View });
