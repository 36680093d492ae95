import { goesInPlace, goTo } from '#web/go-to.ts';

/** Shows what the page's data are by now: in place where the platform can, else by loading it anew, at the part given. */
export function renewPage(part: string): void {
  const { pathname, search } = location;
  if (goesInPlace()) {
    goTo(pathname + search, { stay: true, replace: true });
    return;
  }
  history.replaceState(null, '', part);
  location.reload();
}
