import { useState } from 'react';
import { relatedProductsLabels } from '#contract/labels/storefront/related-products.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { SectionHead } from '#storefront/products/section-head.tsx';
import { useSeen } from '#storefront/products/seen-products.ts';
import { Shelf } from '#storefront/products/shelf.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { navigate } from '#web/navigate.ts';
import { usePageData } from '#web/use-page-data.ts';
import { BuyBox } from './buy-box.tsx';
import { chosenColor, shownPictures } from './choice.ts';
import { Gallery } from './gallery.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-detail.css?url';
import { Tabs } from './tabs.tsx';
import { useChosen } from './use-chosen.ts';

const loadGroup = async () => (await import('./load-group.ts')).loadGroup();
const loadSeen = () => import('#storefront/products/recently-seen.tsx');

export default definePage<ProductData>({
  // Another product starts without a selection, because the key changes.
  View: ({ data }) => <ProductDetail key={data.id} product={data} />,
  styles,
});

function ProductDetail({ product }: { product: ProductData }) {
  const { links } = useShop();
  const t = useLabels(relatedProductsLabels);
  const choosing = useChosen(product);
  const seen = usePageData(loadSeen, useSeen(product.id), 'quiet');
  const { categoryName, categoryId, moods } = product;
  const isForGroup = moods?.[1].isChosen ?? false;
  const [opensForGroup] = useState(isForGroup);
  const Group = usePageData(loadGroup, isForGroup, () => moods && navigate(moods[0].href));
  const category = categoryName
    ? [{ label: categoryName, href: links.category(categoryId, categoryName) }]
    : [];
  return (
    <>
      <Breadcrumb items={[...category, { label: product.name }]} />
      {isForGroup && Group ? (
        <Group.GroupOrder product={product} choosing={choosing} isSwitched={!opensForGroup} />
      ) : (
        <div className={`wrap detail ${isForGroup ? 'is-opening' : ''}`}>
          <Gallery
            name={product.name}
            pictures={shownPictures(product, choosing.chosen)}
            colors={product.colors}
            colorId={chosenColor(product, choosing.chosen)}
          />
          <BuyBox product={product} choosing={choosing} />
        </div>
      )}
      <Tabs product={product} />
      {product.related.length > 0 && (
        <section className="section wrap" aria-labelledby="related">
          <SectionHead id="related" title={t('lbl_related_rltproduct')} />
          <Shelf rows={product.related} />
        </section>
      )}
      {seen && <seen.RecentlySeen product={product.id} />}
    </>
  );
}
