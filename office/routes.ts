import type { LanguageCode } from '#contract/languages.ts';
import { routesOf } from '#web/routes.ts';
import { type Screen, screenRows } from './screens.ts';

export const officeBase = '/office/';

const byScreen = <Value>(valueOf: (path: string) => Value) =>
  Object.fromEntries(screenRows.map(([name, { path }]) => [name, valueOf(path)])) as Readonly<
    Record<Screen, Value>
  >;

/** Returns the screen at a path, or null. */
export const matchRoute = routesOf(
  byScreen((path) => path),
  officeBase,
);

export type Links = ReturnType<typeof linksOf>;

/** Returns the URLs of all screens in one language. */
export const linksOf = (lang: LanguageCode) => byScreen((path) => `${officeBase}${lang}${path}`);

/** Returns a URL in another language, adding the language if the URL has none. */
export function inLanguage(address: string, lang: LanguageCode): string {
  const below = address.slice(officeBase.length).replace(/^(?:en|ar)(?=\/|$|\?|#)\/?/u, '');
  return `${officeBase}${lang}/${below}`;
}

/**
 * Returns the URL to open after signing in: the one in `?next=` if it is an office screen for signed-in
 * users, otherwise null. It never leads outside the office.
 */
export function nextAddress(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  const screen = matchRoute(next.split(/[?#]/u, 1)[0] ?? '')?.screen;
  const isDoor = screen === 'signIn' || screen === 'enrol' || screen === 'firstOwner';
  return screen === undefined || isDoor ? null : next;
}
