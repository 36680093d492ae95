/**
 * Runs slow work of a click, such as opening a dialog, which makes the browser process the whole page: it starts after
 * the click's own effect is painted, so that a slow phone responds at once (tools/bench/inp.ts measures it).
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
