import type { Links } from '../routes.ts';

/** Where one banner, campaign or part of a page is changed; `new`: one that is not there yet. */
export const partLink = ({ content }: Links, kind: string, id: number | string): string =>
  `${content}/${kind}/${id}`;
