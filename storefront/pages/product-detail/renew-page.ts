import { goesInPlace, navigate } from '#web/navigate.ts';

/** Refreshes the page's data: in place if the platform can, otherwise by reloading at the given part. */
export function renewPage(part: string): void {
  const { pathname, search } = location;
  if (goesInPlace()) {
    navigate(pathname + search, { stay: true, replace: true });
    return;
  }
  history.replaceState(null, '', part);
  location.reload();
}
