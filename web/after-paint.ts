/**
 * Runs slow work of a click after the click's own effect is painted, so that a slow phone responds at once
 * (tools/bench/inp.ts measures it). Opening a dialog, for example, makes the browser process the whole page.
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
