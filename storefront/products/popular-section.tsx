import type { ComponentProps } from 'react';
import { popularProductsLabels } from '#contract/labels/storefront/popular-products.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { SectionHead } from './section-head.tsx';
import { Shelf } from './shelf.tsx';

/** Popular products as a row, with a link to all of them. Renders nothing if there are none. */
export function PopularShelf({ rows }: Pick<ComponentProps<typeof Shelf>, 'rows'>) {
  const { links } = useShop();
  const t = useLabels(popularProductsLabels);
  if (rows.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="popular-products">
      <SectionHead
        id="popular-products"
        title={t('lbl_popprd_title')}
        more={{ href: links.popularProducts(), text: t('lbl_popprd_viewall') }}
      />
      <Shelf rows={rows} />
    </section>
  );
}
