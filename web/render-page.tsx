import type { ComponentType } from 'react';
import { isLanguageCode, languages, defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import type { AppProps } from './app-props.ts';
import { renderWithParts } from './render-parts.tsx';
import { documentOf, pageScripts, type Site } from './document.ts';
import { labelText } from './labels.ts';
import { type AppTypes, type Load, notFound, type Page, type PagePayload, Redirect } from './page.ts';
import type { AppShellFile, AppBuild, Rendered, RenderRequest } from './app-build.ts';
import type { Route } from './routes.ts';

/** A screen, as the server renders it. */
export interface ServedPage<Own extends AppTypes> {
  page: Page<unknown>;
  load: Load<unknown, Own>;
  /** The folder below the app's, such as pages/home, by which the build's manifest identifies the screen's files. */
  folder: string;
}

interface ServerApp<Own extends AppTypes> {
  App: ComponentType<AppProps>;
  /** All pages, including those shown instead of a screen: `notFound`, `failure` and `paused`. */
  pages: Readonly<Record<Own['screen'] | 'notFound' | 'failure' | 'paused', ServedPage<Own>>>;
  matchRoute: (pathname: string) => Route<Own['screen']> | null;
  linksOf: (lang: LanguageCode) => Own['links'];
  /** Returns what the document says about the whole site. */
  siteOf: (layout: Own['chrome']) => Site;
  /** Returns the fonts of the first lines of a page. */
  fontPreloads: (lang: LanguageCode) => readonly string[];
  /** The direction of every page, whatever its language. */
  direction?: 'ltr';
}

interface Wanted<Own extends AppTypes> {
  lang: LanguageCode;
  screen: Own['screen'] | 'notFound' | 'failure' | 'paused';
  /** Whether the URL has a language. */
  prefixed: boolean;
  params: Route['params'];
  url: URL;
  frame: AppShellFile;
}

/**
 * Renders the page at a URL: a document for a visitor who arrives, a payload for one who is already on the
 * site.
 */
export function renderPages<Own extends AppTypes>(app: ServerApp<Own>): AppBuild['render'] {
  return async (request) => {
    const url = new URL(request.address, 'http://shop.invalid');
    const route = app.matchRoute(url.pathname);
    const named = languageIn(url.pathname);
    const lang = route?.lang ?? named ?? defaultLanguage;
    const frame = await request.frame(lang);
    const target: Wanted<Own> = {
      lang,
      screen: route?.screen ?? 'notFound',
      prefixed: route?.prefixed ?? named !== undefined,
      params: route?.params ?? {},
      url,
      frame,
    };
    try {
      return await renderScreen(app, request, target);
    } catch (error) {
      request.report(error, `page ${target.screen}`);
      const screen = request.isAway(error) ? 'paused' : 'failure';
      return renderScreen(app, request, { ...target, screen });
    }
  };
}

/** Returns the language of a URL that has no screen. */
const languageIn = (pathname: string): LanguageCode | undefined =>
  pathname.split('/').find((part) => isLanguageCode(part));

async function renderScreen<Own extends AppTypes>(
  app: ServerApp<Own>,
  request: RenderRequest,
  target: Wanted<Own>,
): Promise<Rendered> {
  const { lang, screen, prefixed, params, url } = target;
  const { frame, path: appShellPath } = target.frame;
  const layout = frame.chrome as Own['chrome'];
  const { page, load, folder } = app.pages[screen];
  const loaded = await load({
    screen,
    call: request.call,
    lang,
    links: app.linksOf(lang),
    params,
    query: url.searchParams,
    chrome: layout,
    publicUrl: request.publicUrl,
    label: (set, key, values) => labelText(frame.labels, set, key, values),
    report: request.report,
  });
  if (loaded === notFound) return renderScreen(app, request, { ...target, screen: 'notFound' });
  // A redirect adds no language to a URL without one: its page then redirects visitors who have chosen
  // another language.
  if (loaded instanceof Redirect)
    return { kind: 'redirect', to: prefixed ? loaded.to : loaded.to.replace(`/${lang}/`, '/') };
  const { head, data, status = 200, until } = loaded;
  const site = app.siteOf(layout);
  const [script = '', ...imports] = pageScripts(request.files, folder);
  const files = { entry: request.files.entry, script, ...(page.styles && { styles: page.styles }) };
  const title = `${head.title} | ${site.title}`;
  const payload: PagePayload = { screen, lang, address: url.pathname + url.search, title, files, data };
  const html = documentOf({
    language: languages[lang],
    direction: app.direction,
    head,
    payload,
    framePath: appShellPath,
    imports,
    first: [prefixed ? undefined : request.files.unprefixed, request.files.first?.[folder]],
    site,
    fonts: app.fontPreloads(lang),
    markup: renderWithParts(<app.App page={page} payload={payload} frame={frame} call={request.call} />),
    files: request.files,
    publicUrl: request.publicUrl,
    indexable: status === 200,
  });
  return { kind: 'page', status, html, payload, until };
}
