import { useEffect, useState } from 'react';
import type { PaymentStep } from '../../placing/order-outcome.ts';

/** Seconds until the code of this step ends; null: not known yet. By what the server said last, not by the phone's clock. */
export function useCountdown(step: PaymentStep | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (step?.CodeSecondsLeft === undefined) return undefined;
    const end = Date.now() + step.CodeSecondsLeft * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [step]);
  return left;
}

/** 4:07 */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
