import { relatedProductsLabels } from '#contract/labels/related-products.ts';
import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { SectionHead } from '#storefront/products/section-head.tsx';
import { Shelf } from '#storefront/products/shelf.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { BuyBox } from './buy-box.tsx';
import { shownPictures } from './choice.ts';
import { Gallery } from './gallery.tsx';
import type { ProductData } from './product-data.ts';
import { Tabs } from './tabs.tsx';
import { useChosen } from './use-chosen.ts';

export default definePage<ProductData>({
  // Another product starts with nothing chosen.
  View: ({ data }) => <ProductDetail key={data.id} product={data} />,
});

function ProductDetail({ product }: { product: ProductData }) {
  const { links } = useShop();
  const t = useLabels(relatedProductsLabels);
  const choosing = useChosen();
  const related = wholeRows(product.related);
  const { categoryName, categoryId } = product;
  const category = categoryName
    ? [{ label: categoryName, href: links.category(categoryId, categoryName) }]
    : [];
  return (
    <>
      <Breadcrumb items={[...category, { label: product.name }]} />
      <div className="wrap detail">
        <Gallery name={product.name} pictures={shownPictures(product, choosing.chosen)} />
        <BuyBox product={product} choosing={choosing} />
      </div>
      <Tabs product={product} />
      {related.length > 0 && (
        <section className="section wrap" aria-labelledby="related">
          <SectionHead id="related" title={t('lbl_related_rltproduct')} />
          <Shelf rows={related} />
        </section>
      )}
    </>
  );
}

/** One row of five or two: no half row on wide windows. */
const wholeRows = <Row,>(rows: readonly Row[]): readonly Row[] => rows.slice(0, rows.length >= 10 ? 10 : 5);
