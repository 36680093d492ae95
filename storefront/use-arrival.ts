import { useEffect, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { ArrivalOf } from './arrival-text.ts';
import { useLabels, useShop } from './shop-context.tsx';

type Text = (typeof import('./arrival-text.ts'))['arrivalFromToday'];

/**
 * Returns when an order placed today arrives, or is ready for pick-up; '' if unknown. Computed in the browser after the page
 * has loaded, because a cached page may be from yesterday. Until then, the page shows the number of days.
 */
export function useArrival(shippingDays: string, arrival: ArrivalOf): string {
  const { chrome: layout } = useShop();
  const t = useLabels(sharedLabels);
  const [textOf, setTextOf] = useState<Text | null>(null);
  useEffect(() => {
    import('./arrival-text.ts').then(
      (part) => setTextOf(() => part.arrivalFromToday),
      () => undefined,
    );
  }, []);
  return textOf?.(shippingDays, t, layout, arrival) ?? '';
}
