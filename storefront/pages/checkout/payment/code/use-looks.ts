import { useEffect, useEffectEvent } from 'react';

/** Looks every so often while somebody sees the page, and at once when they come back from the app of their bank, or the line does. */
export function useLooks(everySeconds: number | null, look: () => void): void {
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
