import { useEffect, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels, useShop } from './shop-context.tsx';

type Text = (typeof import('./arrival-text.ts'))['arrivalFromToday'];

/**
 * When an order of today arrives; '' while that is not known. `inProvinces`: where it takes other days outside of the capital,
 * and nobody knows where it goes; both are said then. Worked out where the page lives, with what is loaded after
 * it: a page from the cache may be of yesterday, and says how many days it takes.
 */
export function useArrival(shippingDays: string, inProvinces = shippingDays): string {
  const { chrome } = useShop();
  const t = useLabels(sharedLabels);
  const [textOf, setTextOf] = useState<Text | null>(null);
  useEffect(() => {
    import('./arrival-text.ts').then(
      ({ arrivalFromToday }) => setTextOf(() => arrivalFromToday),
      () => undefined,
    );
  }, []);
  return textOf?.(shippingDays, t, chrome, inProvinces) ?? '';
}
