import { afterPaint } from './after-paint.ts';

/**
 * Buttons pressed before the page's scripts were there, with the look of it, until they are done or for half a minute; none
 * is pressed twice. In memory alone: who leaves the page leaves nothing behind.
 */
type EarlyPresses = Map<HTMLButtonElement, Animation> & { end(): void };

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** From now on React hears of presses. Returns what does those that were kept, once the page lives. */
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
