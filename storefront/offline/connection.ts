/**
 * Marks on the document, for the styles: the note about a missing connection is in every page, and these show it
 * (chrome/stored-note.tsx).
 */
const mark = (name: string, on: boolean) => document.documentElement.toggleAttribute(`data-${name}`, on);

/** The page shown could not be had from the shop. */
export const notReached = () => mark('stored', true);
/** It has answered since. */
export const reached = () => mark('stored', false);

/** A kept page opens at its top, wherever the reader was when it was kept: browsers bring them back there until it is loaded. */
export function openKeptAtTop(): void {
  if (!('stored' in document.documentElement.dataset)) return;
  const toTop = () => scrollTo(0, 0);
  toTop();
  addEventListener('load', toTop);
}

export function followConnection(): void {
  for (const type of ['online', 'offline']) addEventListener(type, () => mark('offline', type === 'offline'));
}

/** Brings the worker that keeps pages for the time without a connection. Where there is none, or storage is forbidden, pages come from the shop alone. */
export function keepPages(): void {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
