import { goesInPlace, navigate } from '#web/navigate.ts';

/**
 * Refreshes the page's data: in place where navigation without reload is supported, otherwise by reloading at
 * the given section.
 */
export function renewPage(part: string): void {
  const { pathname, search } = location;
  if (goesInPlace()) {
    navigate(pathname + search, { stay: true, replace: true });
    return;
  }
  history.replaceState(null, '', part);
  location.reload();
}
