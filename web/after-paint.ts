/**
 * Work of a press that takes its time, such as opening a dialog, which makes the browser look through the whole page: it comes
 * when the press itself is on the screen, so that a slow phone answers at once (tools/bench/inp.ts measures it).
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
