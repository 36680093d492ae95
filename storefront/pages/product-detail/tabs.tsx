import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Num } from '#ui/num.tsx';
import { AdditionalInformation, Description, Shipping, WhyBuy } from './panels.tsx';
import type { ProductData } from './product-data.ts';
import { Reviews } from './reviews.tsx';

/**
 * The five tabs of the specification (§2). All panels are in the HTML. Without JavaScript they are shown one
 * after another; the reviews are always below the open tab.
 */
export function Tabs({ product }: { product: ProductData }) {
  const t = useLabels(productDetailLabels);
  const { language } = useShop();
  const id = useId();
  const [shown, setShown] = useState(0);
  const last = product.whyBuy.length > 0 ? 4 : 3;
  const tabs = [
    { name: t('lbl_prd_det_desc'), panel: <Description product={product} /> },
    { name: t('lbl_prd_det_addinfo'), panel: <AdditionalInformation product={product} /> },
    { name: t('lbl_prd_det_shipinfo'), panel: <Shipping product={product} /> },
    ...(product.whyBuy.length > 0
      ? [{ name: t('lbl_prd_det_whybuy'), panel: <WhyBuy product={product} /> }]
      : []),
    {
      name: t('lbl_prd_det_reviewstab'),
      count: product.reviewCount,
      panel: <Reviews product={product} shown={shown === last} />,
    },
  ];
  useReviewsLink(() => setShown(last));
  return (
    <section className="tabs wrap" aria-label={t('about')} id="reviews">
      <div className="tablist" role="tablist" onKeyDown={onKey}>
        {tabs.map(({ name, count }, at) => (
          <button
            key={name}
            role="tab"
            type="button"
            id={`${id}-tab${at}`}
            aria-controls={`${id}-panel${at}`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => setShown(at)}
          >
            {name} {count ? <Num>({count})</Num> : null}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, at) => (
        <div
          key={name}
          className="tabpanel"
          role="tabpanel"
          id={`${id}-panel${at}`}
          aria-labelledby={`${id}-tab${at}`}
          tabIndex={at === shown ? 0 : undefined}
          hidden={at !== shown && at !== last}
        >
          {panel}
        </div>
      ))}
    </section>
  );

  /** Handles the arrow keys, which follow the reading direction. */
  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    const forward = language.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = language.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next = {
      [forward]: (shown + 1) % tabs.length,
      [back]: (shown + last) % tabs.length,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
}

/** Opens the tab of the reviews for a link to #reviews. */
function useReviewsLink(open: () => void) {
  const onLink = useEffectEvent(open);
  useEffect(() => {
    const look = () => {
      if (location.hash === '#reviews') onLink();
    };
    look();
    // Handles a press on a link: a second press on the same link doesn't change the hash.
    const press = ({ target }: Event) => {
      // The target of a press that a script makes may be the document, which has no ancestors.
      if ((target as Partial<Element>).closest?.('a[href="#reviews"]')) onLink();
    };
    addEventListener('hashchange', look);
    document.addEventListener('click', press);
    return () => {
      removeEventListener('hashchange', look);
      document.removeEventListener('click', press);
    };
  }, []);
}
