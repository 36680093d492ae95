import { afterPaint } from './after-paint.ts';

/**
 * Buttons pressed before the page's scripts had loaded, with their visual feedback, until they are handled or for half
 * a minute; none is pressed twice. Kept only in memory: leaving the page discards them.
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
