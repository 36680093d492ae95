import { filesIn, storedAlways, kindOf, marked, offlinePage } from './offline/stored-addresses.ts';

/**
 * The service worker (docs/internals/pages.md). It serves pages from the network, or offline
 * from the cache of the last visit. It ignores calls, personal pages and pictures. The cached cart page
 * contains no prices: the page itself stores them, and marks those it shows offline (state/last-prices.ts).
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PageFetch extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  location: Location;
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly { url: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageFetch) => void): void;
}

const worker = globalThis as unknown as Worker;
/** The name of the cache. Each build has its own: it inserts its id here. */
const storeName = 'kado-%BUILD%';
/** Files that a page loads later and that its markup doesn't name. The build inserts their URLs here. */
const later = '%LATER%';
/** Maximum number of cached pages, not counting files. The newest are kept. */
const maxPages = 60;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const kind = kindOf(pathname);
  if (kind === 'file') event.respondWith(fileAt(request.url));
  else if (kind !== 'none') event.respondWith(pageAt(event, pathname, kind === 'page'));
});

/**
 * Deletes the pages of other builds. Caches the page that registered this worker, because it loaded before
 * the worker did.
 */
async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== storeName).map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const { url } of await worker.clients.matchAll()) {
    if (kindOf(new URL(url).pathname) === 'page') await save(url, await fetch(url));
    else await keepBeside(url);
  }
}

/** Returns a cached or fetched file. File names change with their content, so cached files never expire. */
async function fileAt(url: string): Promise<Response> {
  const store = await caches.open(storeName);
  const cached = await store.match(url);
  if (cached) return cached;
  const answer = await fetch(url);
  if (answer.ok) await store.put(url, answer.clone()).catch(() => undefined);
  return answer;
}

async function pageAt(event: PageFetch, path: string, isCacheable: boolean): Promise<Response> {
  const { request } = event;
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) {
    if (isCacheable) event.waitUntil(save(request.url, answer.clone()));
    return answer;
  }
  const cached = isCacheable ? await caches.match(request.url) : undefined;
  if (cached) return again(cached);
  if (answer) return answer;
  const instead = request.mode === 'navigate' && (await caches.match(offlinePage(path)));
  return instead || Response.error();
}

/** Returns a cached response. The body is already decoded, so the headers about its encoding are removed. */
async function again(cached: Response): Promise<Response> {
  const headers = new Headers(cached.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(marked(await cached.text()), { headers });
}

async function save(url: string, page: Response): Promise<void> {
  await keepPage(url, page);
  if (page.ok) await keepBeside(url).catch(() => undefined);
}

/**
 * Caches a page. If the storage is full or blocked, the page isn't cached, and the visitor notices no
 * difference.
 */
async function keepPage(url: string, page: Response): Promise<void> {
  if (!page.ok) return;
  try {
    const store = await caches.open(storeName);
    const text = await page.clone().text();
    // A page is useless without its files.
    await Promise.all(filesIn(text + later).map(fileAt));
    await store.put(url.split('#', 1)[0] ?? url, page);
    const pages = (await store.keys()).filter((each) => !/\/assets\/|\/(?:offline|cart)$/u.test(each.url));
    await Promise.all(pages.slice(0, -maxPages).map((each) => store.delete(each)));
  } catch {
    // The next visit tries again.
  }
}

async function keepBeside(url: string): Promise<void> {
  for (const address of storedAlways(new URL(url).pathname.replace('/page-data', ''))) {
    if (!(await caches.match(address))) await keepPage(new URL(address, url).href, await fetch(address));
  }
}
