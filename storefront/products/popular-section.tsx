import type { ComponentProps, ReactNode } from 'react';
import { popularProductsLabels } from '#contract/labels/storefront/popular-products.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { SectionHead } from './section-head.tsx';
import { Shelf } from './shelf.tsx';

/** A section with popular products and a link to all of them. */
export function PopularSection({ children }: { children: ReactNode }) {
  const { links } = useShop();
  const t = useLabels(popularProductsLabels);
  return (
    <section className="section wrap" aria-labelledby="popular-products">
      <SectionHead
        id="popular-products"
        title={t('lbl_popprd_title')}
        more={{ href: links.popularProducts(), text: t('lbl_popprd_viewall') }}
      />
      {children}
    </section>
  );
}

/** Popular products as a row. Renders nothing if there are none. */
export const PopularShelf = ({ rows }: Pick<ComponentProps<typeof Shelf>, 'rows'>) =>
  rows.length > 0 && (
    <PopularSection>
      <Shelf rows={rows} />
    </PopularSection>
  );
