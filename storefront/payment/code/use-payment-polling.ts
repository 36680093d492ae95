import { useEffect, useEffectEvent } from 'react';

/**
 * Polls at an interval while the page is visible. Also polls at once when the customer returns from the bank
 * app, or the connection returns.
 */
export function usePaymentPolling(everySeconds: number | null, look: () => void): void {
  const onLook = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    if (everySeconds === null) return undefined;
    const now = () => onLook();
    const timer = setInterval(now, everySeconds * 1000);
    document.addEventListener('visibilitychange', now);
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
      removeEventListener('online', now);
    };
  }, [everySeconds]);
}
