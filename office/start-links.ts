import type { Links } from './routes.ts';
import type { Me } from './data/me.ts';

/** Returns the navigation links that open each screen with the user's default view. */
export function startLinks(links: Links, me: Me | null): Links {
  const starts = (me?.starts ?? []).filter(({ query }) => query !== '');
  return {
    ...links,
    ...Object.fromEntries(starts.map(({ screen, query }) => [screen, `${links[screen]}?${query}`])),
  };
}
