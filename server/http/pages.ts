import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#web/call.ts';
import type { AppBuild } from '#web/app-build.ts';
import { counted, extraHits } from '#shop/limits/limits.ts';
import { messages } from '#contract/messages.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { purposeKey } from '#shop/purpose-key.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { type Requesters, OverloadedError, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context/context.ts';
import { collectTags, type TagCollector } from '../context/cache-tags.ts';
import { errorEnvelope } from '../calls/envelope.ts';
import { isDatabaseAway } from './errors.ts';
import { cdnHeaders } from './cdn-headers.ts';
import type { AppShellCache } from './app-shell-cache.ts';
import type { RateLimits } from './rate-limits.ts';
import { checkoutNonce, letsProvidersIn } from './security-headers.ts';
import { compressedPages } from './compressed-pages.ts';
import { encoded, encodingsOf, rendered, type Rendered } from './rendered.ts';
import type { Renderer } from './renderer.ts';
import { noteSearchVisit } from './search-visits.ts';
import { sendCached } from './send-cached.ts';
import { sendLimited } from './send-limited.ts';
import { keepQuery } from './keep-query.ts';
import { redirected } from './redirected.ts';
import { sendWithNonce } from './send-with-nonce.ts';
import type { Made, TaggedCache } from './tagged-cache.ts';

const payloadPrefix = '/page-data';

/** Milliseconds a visitor waits for the rate limit. */
const countingTimeoutMs = 500;

/** Thrown when no page can be rendered. Answered with 503 and Retry-After. */
class NoPageNow extends OverloadedError {}

interface PageParts {
  limits: RateLimits;
  renderer: Renderer;
  frames: AppShellCache;
  cache: TaggedCache<Rendered>;
  call: Call;
}

/** Serves every page of an app, and below /page-data/ the data a page needs to show the next one in place. */
export function servePages(server: FastifyInstance, app: AppContext, parts: PageParts): void {
  const { limits, renderer, frames, cache, call } = parts;
  const { base, triedAt = [] } = renderer.place;
  const making = workQueue(queues.pages.size);
  const given = compressedPages(cache);
  const visitorKey = purposeKey(app.secret, 'visitors of searches').toString('hex');

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const asPayload = request.url.startsWith(`${payloadPrefix}/`);
    const address = pathAndQuery(asPayload ? request.url.slice(payloadPrefix.length) : request.url);
    // The page needs a different content security policy, which comes with the document, so the browser loads
    // it as a whole.
    if (asPayload && letsProvidersIn(app, address)) return reply.code(204).send();
    const appBuild = await renderer.appBuild();
    const keys = keysOf(appBuild, address);
    const page = identity(address, keys);
    const cacheKey = app.dev ? `${Math.random()}` : `${asPayload ? 'data' : 'html'} ${page}`;
    const cached = cache.peek(cacheKey);
    app.metrics?.page(cached !== undefined);
    if (!cached && !(await mayBrowse(request))) return sendLimited(reply, request.url);
    const make = async (requesters: Requesters) => {
      if (making.isFull(requesters)) throw new OverloadedError();
      const made = await making.run(() => makePage(appBuild, page, asPayload, request), requesters);
      // Compress it now, in the background, because visitors who get the previous version don't wait for
      // this.
      for (const encoding of encodingsOf(cached)) await encoded(cache, cacheKey, made.value, encoding);
      return made;
    };
    const made = () => cache.get(cacheKey, make, request.clientAddress);
    const { value: body, work } = cached ? { value: await made(), work: 0 } : await counted(made);
    limits.charge('browse', request.clientAddress, extraHits(work, 0));
    noteSearchVisit(page, visitorKey + request.clientAddress);
    if (cached) given(cacheKey, body);
    if (body.status === 404 && base === '/') {
      const to = await redirected(app, address);
      // Staff may change a redirect: browsers would otherwise keep it for good.
      if (to !== null)
        return reply
          .header('cache-control', 'public, max-age=300')
          .redirect(asPayload ? payloadPrefix + to : to, 301);
    }
    const once = asPayload || body.status !== 200 ? null : checkoutNonce(app, request.url);
    if (once) return sendWithNonce(request, reply.headers(once.headers), body, once.nonce);
    if (body.status < 400) reply.headers(cdnHeaders(app.config.cdnSeconds, body.tags));
    const { location } = body;
    const shown = location === undefined ? body : { ...body, location: keepQuery(location, address, keys) };
    return sendCached(request, reply, shown, async (encoding) => {
      const bytes = await encoded(cache, cacheKey, body, encoding);
      // The rendering time, for debugging slow pages. Cached pages don't have it.
      if (!cached) reply.header('server-timing', `page;dur=${Math.round(reply.elapsedTime * 10) / 10}`);
      return bytes;
    });
  }

  /**
   * Returns whether the visitor's rate limit allows another request this minute. Returns true when the limit can't be
   * checked, because the queue also limits the load.
   */
  const mayBrowse = ({ clientAddress }: FastifyRequest): Promise<boolean> =>
    Promise.race([
      limits.allow('browse', clientAddress).catch(() => true),
      sleep(countingTimeoutMs, true, { ref: false }),
    ]);

  async function makePage(
    appBuild: AppBuild,
    address: string,
    asPayload: boolean,
    request: FastifyRequest,
  ): Promise<Made<Rendered>> {
    let whole = true;
    let texts = true;
    const shows: TagCollector = { tags: new Set(), isOfOne: false };
    const { tags } = shows;
    const shown = await appBuild.render({
      address,
      call: collectTags(call, shows),
      publicUrl: app.config.publicUrl,
      files: renderer.files,
      frame: async (lang) => {
        const frame = await frames.get(lang);
        whole &&= frame.whole;
        // English texts are built in.
        texts = frame.whole || lang === defaultLanguage;
        return frame;
      },
      report: (error, what) => {
        whole = false;
        request.log.error({ err: error }, `could not load ${what}`);
      },
      isAway: (error) => isDatabaseAway(error as { code?: string }),
    });
    const type = asPayload ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    if (shown.kind === 'redirect') {
      // The browser itself follows the redirect to the payload of the right URL.
      const location = (asPayload ? payloadPrefix : '') + encodedPath(shown.to);
      return rendered({ status: 301, type, text: '', location, keep: true, tags });
    }
    // The page's texts are in the database as well; errors.ts has a page that needs none.
    if (shown.status === 503 && !texts) throw new NoPageNow();
    const text = asPayload ? JSON.stringify(shown.payload) : shown.html;
    // Don't cache an incomplete page until the catalog changes.
    const store = shown.status === 200 && whole;
    const keep = store && (shown.until === undefined || Math.max(1, shown.until - Date.now()));
    return rendered({ status: shown.status, type, text, keep, tags, mayLag: !shows.isOfOne });
  }

  for (const path of triedAt) server.get(path, (_request, reply) => reply.redirect(base));
  server.get(`${base}*`, answer);
  // The other apps, and their data, are below the first one.
  if (base !== '/') {
    server.get(`${payloadPrefix}${base}*`, answer);
    return;
  }
  // Rejected before the body is read, because pages take none.
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: async (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .header('cache-control', 'no-store')
        .send(errorEnvelope(405, messages.texts.generalError)),
    handler: async () => undefined,
  });
}

/** Normalizes a URL as browsers do: without `.` and `..`, one leading slash, no host. */
function pathAndQuery(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/iu, '').replace(/^[/\\]+/u, '');
  const { pathname, search } = new URL(`http://shop.invalid/${path}`);
  return pathname.replace(/^\/+/u, '/') + search;
}

/** Returns the query keys that affect the rendering of a page. */
function keysOf({ matchRoute, queryKeys }: AppBuild, address: string): readonly string[] {
  const route = matchRoute(address.split('?', 1)[0] ?? address);
  return route ? (queryKeys[route.screen] ?? []) : [];
}

/**
 * Returns the cache key of a page: its path and, in order, only the query keys that affect rendering. Other
 * keys and headers have no effect.
 */
function identity(address: string, keys: readonly string[]): string {
  const [path = '/', query = ''] = address.split('?', 2);
  const given = new URLSearchParams(query);
  const counting = new URLSearchParams();
  for (const name of keys) {
    // A form without JavaScript repeats a key for several values. Commas stay readable in the URLs of lists.
    const value = given.getAll(name).filter(Boolean).join(',');
    if (value) counting.set(name, value.slice(0, 200));
  }
  return counting.size > 0 ? `${path}?${counting.toString().replaceAll('%2C', ',')}` : path;
}

/** Encodes a path for a header, without double encoding. */
function encodedPath(path: string): string {
  const { pathname, search } = new URL(path, 'http://shop.invalid');
  return pathname + search;
}
