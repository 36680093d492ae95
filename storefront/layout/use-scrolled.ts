import { useEffect, useRef } from 'react';
import { loadScrolling } from './floating-buttons.tsx';

/**
 * Sets `data-scrolled` on the document while it is scrolled past 170 px (specification §9), for the button to
 * the top. Then also sets `data-stuck`: the bar slides in and stays until its own place is visible again, so
 * that it never jumps.
 */
export function useScrolled() {
  const threshold = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const watch = (mark: Element | null, seen: (inSight: boolean) => void) => {
      const observer = new IntersectionObserver((entries) => seen(entries.at(-1)?.isIntersecting !== false));
      if (mark) observer.observe(mark);
      return observer;
    };
    const observers = [
      watch(threshold.current, (inSight) => {
        root.toggleAttribute('data-scrolled', !inSight);
        if (inSight) return;
        root.toggleAttribute('data-stuck', true);
        void loadScrolling().catch(() => undefined);
      }),
      watch(bar.current, (inSight) => inSight && root.toggleAttribute('data-stuck', false)),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);
  return { threshold, bar };
}
