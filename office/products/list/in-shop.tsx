import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { productLink } from '#office/product-link.ts';
import type { ListedProduct } from './listed-product.ts';

/** A product's visibility or publication date, with a link to the shop. */
export function InShop({ product, name }: { product: ListedProduct; name: string }) {
  const t = useLabels(officeProductsLabels);
  const { lang } = useOffice();
  const when = useDateTimes();
  const { id, state, publishAt } = product;
  if (publishAt !== null) return <State look="dated">{t('from', { day: when(publishAt) })}</State>;
  return (
    <>
      <State look={state}>{t(state)}</State>
      {state === 'published' && (
        <a
          className="icon-btn"
          href={productLink(lang, id, name)}
          aria-label={t('inShop', { name })}
          title={t('inShop', { name })}
        >
          <OfficeIcon name="external-link" />
        </a>
      )}
    </>
  );
}
