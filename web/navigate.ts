/** Marks a navigation that changes the page in place: focus and scroll position stay. */
export const staying = 'staying';

export interface NavigateOptions {
  /** Whether the navigation only changes the page shown, e.g. a filter: focus and scroll position stay. */
  stay?: boolean;
  /** Whether to replace the history entry, so that "back" doesn't lead to a page that only redirects. */
  replace?: boolean;
}

/**
 * Whether `goTo` changes the page in place, so that script state such as messages survives. False once a
 * third-party script was loaded, because only a reload removes it.
 */
export const goesInPlace = (): boolean =>
  'navigation' in window && !document.querySelector('script[src^="https:"]');

/** Opens a URL of the shop: in place if the platform supports it, otherwise by loading it. */
export function navigate(path: string, { stay = false, replace = false }: NavigateOptions = {}): void {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) {
    navigation.navigate(path, { ...(stay && { info: staying }), history: replace ? 'replace' : 'auto' });
  } else if (replace) location.replace(path);
  else location.assign(path);
}
