import type { LanguageCode } from '#contract/languages.ts';
import { routesOf } from '#web/routes.ts';
import { type Screen, screenRows } from './screens.ts';

export const officeBase = '/office/';

const byScreen = <Value>(valueOf: (path: string) => Value) =>
  Object.fromEntries(screenRows.map(([name, { path }]) => [name, valueOf(path)])) as Readonly<
    Record<Screen, Value>
  >;

/** The screen at a path, or null. */
export const matchRoute = routesOf(
  byScreen((path) => path),
  officeBase,
);

export type Links = ReturnType<typeof linksOf>;

/** The address of every screen in one language. */
export const linksOf = (lang: LanguageCode) => byScreen((path) => `${officeBase}${lang}${path}`);

/** An address in another language; one that has none gets it. */
export function inLanguage(address: string, lang: LanguageCode): string {
  const below = address.slice(officeBase.length).replace(/^(?:en|ar)(?=\/|$|\?|#)\/?/u, '');
  return `${officeBase}${lang}/${below}`;
}

/**
 * Where signing in leads to: the address in `?next=`, if it is a screen of the office behind its door; else null. Nothing
 * leads out of the office.
 */
export function nextAddress(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  const screen = matchRoute(next.split(/[?#]/u, 1)[0] ?? '')?.screen;
  const isDoor = screen === 'signIn' || screen === 'enrol' || screen === 'firstOwner';
  return screen === undefined || isDoor ? null : next;
}
