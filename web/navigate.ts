/** Marks a navigation that changes the page in place: focus and scroll position stay. */
export const staying = 'staying';

export interface NavigateOptions {
  /** For a change of the page shown, e.g. a filter: focus and scroll position stay. */
  stay?: boolean;
  /** Replaces the history entry, so that "back" doesn't lead to a page that only redirects. */
  replace?: boolean;
}

/**
 * Whether `goTo` changes the page in place, so that script state such as messages survives. Not when a third-party
 * script was loaded: a reload removes it.
 */
export const goesInPlace = (): boolean =>
  'navigation' in window && !document.querySelector('script[src^="https:"]');

/** Goes to an address of the shop: in place if the platform supports it, or else by loading it. */
export function navigate(path: string, { stay = false, replace = false }: NavigateOptions = {}): void {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) {
    navigation.navigate(path, { ...(stay && { info: staying }), history: replace ? 'replace' : 'auto' });
  } else if (replace) location.replace(path);
  else location.assign(path);
}
