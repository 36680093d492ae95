import type { Links } from '../routes.ts';

/** Returns the link for editing a banner, campaign or part of a page; `new` for a new one. */
export const partLink = ({ content }: Links, kind: string, id: number | string): string =>
  `${content}/${kind}/${id}`;
