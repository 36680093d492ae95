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
  /** The URL of the styles that few pages need; all others are in the shared stylesheet. */
  styles?: string;
}
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

/** What search engines and shared links see. URLs are paths without host and language, e.g. `/cart`. */
export interface Head {
  /** The page's name; the site title is appended. */
  title: string;
  description?: string;
  keywords?: string;
  /**
   * The path (with meaningful query) shared by both languages, or one path per language if their slugs
   * differ.
   */
  canonical?: string | Readonly<Record<LanguageCode, string>>;
  /** The path of a picture for shared links. */
  image?: string;
  /** `noindex` for personal pages and filtered lists. */
  robots?: 'noindex';
  jsonLd?: readonly object[];
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
  /** The URL of the shop, without a trailing slash. */
  publicUrl: string;
  /** Logs one of our own errors that doesn't prevent the page from rendering. */
  report(error: unknown, what: string): void;
  /** Returns a text in the page's language, for titles. */
  label<Key extends string>(set: LabelSet<Key>, key: Key, values?: LabelValues): string;
}

export interface Loaded<Data> {
  data: Data;
  head: Head;
  status?: number;
  /** When the page gets outdated by itself, in milliseconds since 1970. */
  until?: number;
}

/** Redirects to the right URL, for example if the slug is wrong. */
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

/** The URLs of the built files a page needs in a browser, in addition to those that all pages share. */
export interface PageFiles {
  /** The script that all pages start with. A different one means another build, and builds can't be mixed. */
  entry: string;
  /** The script that exports the page by default. */
  script: string;
  styles?: string;
}

/** The data sent to the browser with the markup: in the page itself, or alone when the next page is shown in place. */
export interface PagePayload<Screen extends string = string> {
  screen: Screen;
  lang: LanguageCode;
  /** The path and query this payload belongs to. */
  address: string;
  title: string;
  files: PageFiles;
  data: unknown;
  /**
   * Set if the payload came from the browser's cache of the last visit (by a service worker) instead of the
   * shop.
   */
  stored?: true;
}
