/**
 * Sets a mark on the document for the styles. Every page contains the note about a missing connection, and
 * these marks show it (layout/stored-note.tsx).
 */
const mark = (name: string, on: boolean) => document.documentElement.toggleAttribute(`data-${name}`, on);

/** Marks that the page could not be loaded from the shop. */
export const notReached = () => mark('stored', true);
/** Marks that the shop has answered again. */
export const reached = () => mark('stored', false);

/** Opens a cached page at its top. Otherwise browsers restore the scroll position from when it was cached. */
export function openOfflineAtTop(): void {
  if (!('stored' in document.documentElement.dataset)) return;
  const toTop = () => scrollTo(0, 0);
  toTop();
  addEventListener('load', toTop);
}

export function followConnection(): void {
  for (const type of ['online', 'offline']) addEventListener(type, () => mark('offline', type === 'offline'));
}

/**
 * Registers the service worker that caches pages for offline use. Without one, or if storage is blocked,
 * pages load only from the shop.
 */
export function keepPages(): void {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
