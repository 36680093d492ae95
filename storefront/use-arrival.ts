import { useEffect, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels, useShop } from './shop-context.tsx';

type Text = (typeof import('./arrival-text.ts'))['arrivalFromToday'];

/**
 * When an order placed today arrives; '' if unknown. `inProvinces`: the days outside the capital; both are shown if
 * they differ and the address is unknown. Computed in the browser after the page has loaded, because a cached page may
 * be from yesterday; until then the page shows the number of days.
 */
export function useArrival(shippingDays: string, inProvinces = shippingDays): string {
  const { chrome: layout } = useShop();
  const t = useLabels(sharedLabels);
  const [textOf, setTextOf] = useState<Text | null>(null);
  useEffect(() => {
    import('./arrival-text.ts').then(
      ({ arrivalFromToday }) => setTextOf(() => arrivalFromToday),
      () => undefined,
    );
  }, []);
  return textOf?.(shippingDays, t, layout, inProvinces) ?? '';
}
