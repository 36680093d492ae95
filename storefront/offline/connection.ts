/**
 * Marks on the document, for the styles: the note about a missing connection is in every page, and these show it
 * (chrome/stored-note.tsx).
 */
const mark = (name: string, on: boolean) => document.documentElement.toggleAttribute(`data-${name}`, on);

/** The page shown could not be had from the shop. */
export const notReached = () => mark('stored', true);

export function followConnection(): void {
  for (const type of ['online', 'offline']) addEventListener(type, () => mark('offline', type === 'offline'));
}

/** Brings the worker that keeps pages for the time without a connection. Where there is none, or storage is forbidden, pages come from the shop alone. */
export function keepPages(): void {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
