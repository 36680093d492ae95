import { renderToString } from 'react-dom/server';
import { languages, type LanguageCode } from '#contract/languages.ts';
import { App } from './app.tsx';
import type { Call } from './call.ts';
import { documentOf, pageScripts, type BuildFiles } from './document.ts';
import type { Frame } from './frame.ts';
import type { Report } from './report.ts';
import { servedPages } from './loaders.ts';
import { notFound, type PagePayload, Redirect, type ScreenName } from './page.ts';
import { linksOf, matchRoute, type Route } from './routes.ts';
import { labelText } from './shop-context.tsx';

export type { Call } from './call.ts';
export type { BuildFiles } from './document.ts';

export { loadFrame } from './frame.ts';
export { linksOf, matchRoute, queryKeys, screens } from './routes.ts';

/** A frame and where browsers find it. */
export interface FrameFile {
  frame: Frame;
  path: string;
}

export interface RenderRequest {
  /** Path and query, e.g. `/en/cart`. */
  address: string;
  call: Call;
  publicUrl: string;
  files: BuildFiles;
  frame(lang: LanguageCode): Promise<FrameFile>;
  /** Our own faults: the visitor gets the failure page. */
  report: Report;
  /** Whether a fault is only that the database is away: the visitor hears that the shop is closed for a moment. */
  isAway(error: unknown): boolean;
}

export type Rendered =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; status: number; html: string; payload: PagePayload };

interface Wanted {
  lang: LanguageCode;
  screen: ScreenName;
  params: Route['params'];
  url: URL;
  frame: FrameFile;
}

/** Renders the page at an address: markup for a visitor who comes in, payload for one who is already here. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const url = new URL(request.address, 'http://shop.invalid');
  const route = matchRoute(url.pathname);
  const lang = route?.lang ?? (/^\/ar(?:\/|$)/u.test(url.pathname) ? 'ar' : 'en');
  const frame = await request.frame(lang);
  const wanted: Wanted = {
    lang,
    screen: route?.screen ?? 'notFound',
    params: route?.params ?? {},
    url,
    frame,
  };
  try {
    return await renderScreen(request, wanted);
  } catch (error) {
    request.report(error, `page ${wanted.screen}`);
    return renderScreen(request, { ...wanted, screen: request.isAway(error) ? 'paused' : 'failure' });
  }
}

async function renderScreen(request: RenderRequest, wanted: Wanted): Promise<Rendered> {
  const {
    lang,
    screen,
    params,
    url,
    frame: { frame, path: framePath },
  } = wanted;
  const { page, load, folder } = servedPages[screen];
  const loaded = await load({
    call: request.call,
    lang,
    links: linksOf(lang),
    params,
    query: url.searchParams,
    chrome: frame.chrome,
    publicUrl: request.publicUrl,
    label: (set, key, values) => labelText(frame.labels, set, key, values),
    report: request.report,
  });
  if (loaded === notFound) return renderScreen(request, { ...wanted, screen: 'notFound' });
  if (loaded instanceof Redirect) return { kind: 'redirect', to: loaded.to };
  const { head, data, status = 200 } = loaded;
  const title = `${head.title} | ${frame.chrome.siteTitle}`;
  const [script = '', ...imports] = pageScripts(request.files, folder);
  const files = { entry: request.files.entry, script };
  const payload: PagePayload = { screen, lang, address: url.pathname + url.search, title, files, data };
  const html = documentOf({
    language: languages[lang],
    head,
    payload,
    framePath,
    imports,
    first: request.files.first?.[folder],
    chrome: frame.chrome,
    markup: renderToString(<App page={page} payload={payload} frame={frame} call={request.call} />),
    files: request.files,
    publicUrl: request.publicUrl,
    indexable: status === 200,
  });
  return { kind: 'page', status, html, payload };
}
