import { afterPaint } from './after-paint.ts';

/**
 * Buttons that were pressed before the page's scripts had loaded. Each keeps its visual feedback until it is
 * handled, or for half a minute, and none is pressed twice. They are kept only in memory: leaving the page
 * discards them.
 */
type EarlyPresses = Map<HTMLButtonElement, Animation> & { end(): void };

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Lets React handle clicks from now on. Returns a function that replays the recorded ones after hydration. */
export function takeEarlyPresses(): () => void {
  const presses = window.earlyPresses;
  presses?.end();
  return () =>
    afterPaint(() => {
      for (const [button, look] of presses ?? []) {
        look.cancel();
        button.click();
      }
      presses?.clear();
    });
}
