/** Told to the navigation when the page changes under the visitor's hands: focus and scroll stay where they are. */
export const staying = 'staying';

/**
 * Goes to an address of the shop: in place where the platform can, else by loading it. `stay` for a change of the page
 * shown, e.g. a filter: focus and scroll stay.
 */
export function goTo(path: string, { stay = false } = {}): void {
  const { navigation } = window as {
    navigation?: { navigate(url: string, options?: { info: unknown }): unknown };
  };
  if (navigation) navigation.navigate(path, stay ? { info: staying } : undefined);
  else location.assign(path);
}
