import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholder for the orders until they are all loaded, because partial content would shift the layout. */
export function OrdersSkeleton() {
  const words = useLabels(sharedLabels);
  return (
    <div className="needs-script">
      <output className="vh">{words('loading')}</output>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className="orders-sk" />
      ))}
    </div>
  );
}
