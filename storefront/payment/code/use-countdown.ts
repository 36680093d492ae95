import { useEffect, useState } from 'react';
import type { PaymentStep } from '../order-outcome.ts';

/**
 * Returns the seconds until the code of this step expires, or null if unknown. Based on the server's last
 * answer, not on the phone's clock.
 */
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

const two = (value: number): string => String(value).padStart(2, '0');

/** 4:07 */
export const formatClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

/** Returns the time in that many seconds, by the phone's clock: { time: '10:47', date: '24-11-2026' }. */
export function endIn(seconds: number): { time: string; date: string } {
  const end = new Date(Date.now() + seconds * 1000);
  const date = `${two(end.getDate())}-${two(end.getMonth() + 1)}-${end.getFullYear()}`;
  return { time: `${two(end.getHours())}:${two(end.getMinutes())}`, date };
}
