import type { LanguageCode } from '#contract/languages.ts';
import { type Route as WebRoute, routesOf } from '#web/routes.ts';
import { type Screen, screens } from './screens.ts';

export type Route = WebRoute<Screen>;

const table = Object.entries(screens);

/** Every screen's path, its variable parts as `:name`. */
export const screenPaths = Object.fromEntries(
  table.map(([name, screen]) => [name, typeof screen === 'string' ? screen : screen.path]),
) as Readonly<Record<Screen, string>>;

/** The screen at a path, or null. Never throws, whatever the path holds. */
export const matchRoute = routesOf(screenPaths);

/** Of a screen: its own links, or the one by its name. */
type LinksTo<Name extends Screen> = (typeof screens)[Name] extends { links: (...given: never[]) => infer Own }
  ? Own
  : Record<Name, () => string>;
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;
export type Links = All<{ [Name in Screen]: LinksTo<Name> }[Screen]>;

/** Builds every link of one language. */
export function linksOf(lang: LanguageCode): Links {
  const to = (path: string) => `/${lang}${path}`;
  const links = table.map(([name, screen]) =>
    typeof screen === 'string' ? { [name]: () => to(screen) } : screen.links(to),
  );
  return Object.assign({}, ...links) as Links;
}
