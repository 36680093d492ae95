import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** A placeholder for the checkout, in its final size. */
export function CheckoutSkeleton() {
  const shared = useLabels(sharedLabels);
  return (
    <div className="split even needs-script">
      <output className="vh">{shared('loading')}</output>
      <Skeleton shape="block" className="checkout-sk-billing" />
      <section className="slip krama">
        <Skeleton shape="block" className="checkout-sk-order" />
      </section>
    </div>
  );
}
