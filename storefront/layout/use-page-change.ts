import { useEffect, useEffectEvent } from 'react';
import { useShop } from '../shop-context.tsx';

/** Runs a function whenever a page is shown: the first one, and each one after an in-place navigation. */
export function usePageChange(act: () => void): void {
  const { address } = useShop();
  const onPage = useEffectEvent(act);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another address is what it waits for
  useEffect(() => onPage(), [address]);
}
