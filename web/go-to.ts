/** Told to the navigation when the page changes under the visitor's hands: focus and scroll stay where they are. */
export const staying = 'staying';

export interface Going {
  /** For a change of the page shown, e.g. a filter: focus and scroll stay. */
  stay?: boolean;
  /** Instead of the page shown, which "back" would only lead into again. */
  replace?: boolean;
}

/**
 * Whether `goTo` changes the page in place: what a script holds, messages for one, then lives on. Not where somebody
 * else's script was let in: with the page it goes.
 */
export const goesInPlace = (): boolean =>
  'navigation' in window && !document.querySelector('script[src^="https:"]');

/** Goes to an address of the shop: in place where the platform can, else by loading it. */
export function goTo(path: string, { stay = false, replace = false }: Going = {}): void {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) {
    navigation.navigate(path, { ...(stay && { info: staying }), history: replace ? 'replace' : 'auto' });
  } else if (replace) location.replace(path);
  else location.assign(path);
}
