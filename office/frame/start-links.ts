import type { Links } from '../routes.ts';
import type { Me } from './me.ts';

/** The ways of the navigation: a screen begins with the view somebody chose for it. */
export function startLinks(links: Links, me: Me | null): Links {
  const starts = (me?.starts ?? []).filter(({ query }) => query !== '');
  return {
    ...links,
    ...Object.fromEntries(starts.map(({ screen, query }) => [screen, `${links[screen]}?${query}`])),
  };
}
