import { useEffect, useEffectEvent, useRef } from 'react';

interface GoOnProps {
  /** What the shopper agreed to while signing up, if anything. */
  ready: Readonly<Record<string, unknown>> | undefined;
  /** Whether what is paid now is known. */
  isKnown: boolean;
  /** The selected method, and the amount to pay in dollars. */
  shown: { method: number | undefined; total: number };
  onGoOn: () => void;
}

/**
 * Goes on by itself, once, with an order that the shopper agreed to while signing up. Another total or method
 * has to be seen first.
 */
export function GoOn({ ready, isKnown, shown: { method, total }, onGoOn }: GoOnProps): null {
  const go = useEffectEvent(() => {
    if (ready?.['total'] === total && ready['method'] === method) onGoOn();
  });
  const isOver = useRef(false);
  useEffect(() => {
    if (!isKnown || isOver.current) return;
    isOver.current = true;
    go();
  }, [isKnown]);
  return null;
}
