import type { LanguageCode } from '#contract/languages.ts';
import { type Route as WebRoute, routesOf } from '#web/routes.ts';
import { type Screen, screens } from './screens.ts';

export type Route = WebRoute<Screen>;

const table = Object.entries(screens);

/** The path of every screen, with parameters written as `:name`. */
export const screenPaths = Object.fromEntries(
  table.map(([name, screen]) => [name, typeof screen === 'string' ? screen : screen.path]),
) as Readonly<Record<Screen, string>>;

/** Returns the screen at a path, or null. Never throws. */
export const matchRoute = routesOf(screenPaths);

/** A screen's own links, or the default link under its name. */
type LinksTo<Name extends Screen> = (typeof screens)[Name] extends { links: (...given: never[]) => infer Own }
  ? Own
  : Record<Name, () => string>;
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;
export type Links = All<{ [Name in Screen]: LinksTo<Name> }[Screen]>;

export function linksOf(lang: LanguageCode): Links {
  const to = (path: string) => `/${lang}${path}`;
  const links = table.map(([name, screen]) =>
    typeof screen === 'string' ? { [name]: () => to(screen) } : screen.links(to),
  );
  return Object.assign({}, ...links) as Links;
}
