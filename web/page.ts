import type { ComponentType } from 'react';
import type { LabelSet, LabelValues } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Call } from './call.ts';

/** What each app has of its own kind: the names of its screens, its links, and what its frame shows. */
export interface AppTypes {
  screen: string;
  links: object;
  chrome: unknown;
}

/** What a page's file exports by default. */
export interface Page<Data> {
  View: ComponentType<{ data: Data }>;
  /** Address of the styles that few pages need; the one stylesheet has the others. */
  styles?: string;
}
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page;
}

/** What search engines and shared links see. Addresses are paths without host and language, e.g. `/cart`. */
export interface Head {
  /** Page name; the site title is put behind it. */
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
  /** Picture to load before anything else. */
  preload?: { path: string; width: number; sizes: string };
}

export interface LoadContext<Own extends AppTypes> {
  call: Call;
  lang: LanguageCode;
  links: Own['links'];
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  chrome: Own['chrome'];
  /** The address of the shop, without a slash at its end. */
  publicUrl: string;
  /** A fault of ours the page goes on without: logged. */
  report(error: unknown, what: string): void;
  /** A text in the page's language, for titles. */
  label<Key extends string>(set: LabelSet<Key>, key: Key, values?: LabelValues): string;
}

export interface Loaded<Data> {
  data: Data;
  head: Head;
  status?: number;
}

/** Another address is the right one (a wrong slug, say). */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}
export const notFound = Symbol('not found');

/** Loads what a page shows; runs on the server only, through the same calls any client makes. */
export type Load<Data, Own extends AppTypes> = (
  context: LoadContext<Own>,
) => Promise<Loaded<Data> | Redirect | typeof notFound>;

/** Addresses of the built files a page needs in a browser beside those that all pages share. */
export interface PageFiles {
  /** The script all pages start with: another one is another build, and the two do not mix. */
  entry: string;
  /** Exports the page by default. */
  script: string;
  styles?: string;
}

/** What travels to the browser beside the markup: in the page itself, or alone when the next page is shown in place. */
export interface PagePayload<Screen extends string = string> {
  screen: Screen;
  lang: LanguageCode;
  /** Path and query this payload belongs to. */
  address: string;
  title: string;
  files: PageFiles;
  data: unknown;
  /** Not from the shop, but from what the browser kept of the last visit (a service worker). */
  stored?: true;
}
