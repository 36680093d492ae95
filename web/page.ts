import type { ComponentType } from 'react';
import type { LabelSet, LabelValues } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Call } from './call.ts';

/** The types specific to each app: the names of its screens, its links, and its layout data. */
export interface AppTypes {
  screen: string;
  links: object;
  chrome: unknown;
}

/** The default export of a page's file. */
export interface Page<Data> {
  View: ComponentType<{ data: Data }>;
  /** Address of the styles that few pages need; all others are in the shared stylesheet. */
  styles?: string;
}
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

/** What search engines and shared links see. Addresses are paths without host and language, e.g. `/cart`. */
export interface Head {
  /** Page name; the site title is appended. */
  title: string;
  description?: string;
  keywords?: string;
  /** Path (with meaningful query) shared by both languages, or one path per language when slugs differ. */
  canonical?: string | Readonly<Record<LanguageCode, string>>;
  /** Path of a picture for shared links. */
  image?: string;
  /** `noindex` for personal pages and filtered lists. */
  robots?: 'noindex';
  jsonLd?: readonly object[];
  /** Picture to preload. */
  preload?: { path: string; width: number; sizes: string };
}

export interface LoadContext<Own extends AppTypes> {
  screen: Own['screen'];
  call: Call;
  lang: LanguageCode;
  links: Own['links'];
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  chrome: Own['chrome'];
  /** The address of the shop, without a trailing slash. */
  publicUrl: string;
  /** Logs an error of ours that doesn't stop the page. */
  report(error: unknown, what: string): void;
  /** A text in the page's language, for titles. */
  label<Key extends string>(set: LabelSet<Key>, key: Key, values?: LabelValues): string;
}

export interface Loaded<Data> {
  data: Data;
  head: Head;
  status?: number;
}

/** Redirects to the right address (for a wrong slug, say). */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}
export const notFound = Symbol('not found');

/** Loads a page's data. Runs only on the server, through the same calls as any client. */
export type Load<Data, Own extends AppTypes> = (
  context: LoadContext<Own>,
) => Promise<Loaded<Data> | Redirect | typeof notFound>;

/** Addresses of the built files a page needs in a browser in addition to those that all pages share. */
export interface PageFiles {
  /** The script all pages start with. A different one means another build, and builds can't be mixed. */
  entry: string;
  /** Exports the page by default. */
  script: string;
  styles?: string;
}

/** The data sent to the browser with the markup: in the page itself, or alone when the next page is shown in place. */
export interface PagePayload<Screen extends string = string> {
  screen: Screen;
  lang: LanguageCode;
  /** Path and query this payload belongs to. */
  address: string;
  title: string;
  files: PageFiles;
  data: unknown;
  /** Served from the browser's cache of the last visit (by a service worker), not from the shop. */
  stored?: true;
}
