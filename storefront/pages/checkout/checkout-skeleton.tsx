import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The checkout on its way, in the size it will have. */
export function CheckoutSkeleton() {
  const t = useLabels(checkoutLabels);
  const words = useLabels(sharedLabels);
  return (
    <div className="split even needs-script">
      <output className="vh">{words('loading')}</output>
      <div className="form" aria-hidden="true">
        <div className="panel">
          <h2 className="h3 billing-head">{t('lbl_check_billdetail')}</h2>
          <Skeleton shape="block" className="checkout-sk-billing" />
        </div>
        <Skeleton shape="block" className="checkout-sk-note" />
      </div>
      <section className="slip krama" aria-hidden="true">
        <h2>{t('lbl_check_yrorder')}</h2>
        <Skeleton shape="block" className="checkout-sk-order" />
      </section>
    </div>
  );
}
