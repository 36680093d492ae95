import { scrolling } from '#contract/constants.ts';

/**
 * Scrolls up in steps (specification §2: 100 px every 10.5 ms), or at once with reduced motion. A touch or wheel event
 * stops it.
 */
export function scrollToTop(onTop: () => void): void {
  const to = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    to(0);
    onTop();
    return;
  }
  const step = () => {
    to(Math.max(0, window.scrollY - scrolling.topStep));
    if (window.scrollY > 0) return;
    end();
    onTop();
  };
  const timer = setInterval(step, scrolling.topDelay);
  const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const end = () => {
    clearInterval(timer);
    for (const hand of hands) window.removeEventListener(hand, end);
  };
  for (const hand of hands) window.addEventListener(hand, end, { passive: true });
}
