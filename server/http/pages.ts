import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#web/call.ts';
import type { AppBuild } from '#web/app-build.ts';
import { counted, extraHits } from '#shop/limits/limits.ts';
import { messages } from '#contract/messages.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { type Requesters, TooBusy, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context/context.ts';
import { noting, type Shows } from '../context/cache-tags.ts';
import { errorEnvelope } from '../calls/envelope.ts';
import { isDatabaseAway } from './errors.ts';
import { cdnHeaders } from './cdn-headers.ts';
import type { Frames } from './frames.ts';
import type { RateLimits } from './rate-limits.ts';
import { checkoutNonce, letsProvidersIn } from './security-headers.ts';
import { densePages } from './dense-pages.ts';
import { encoded, encodingsOf, rendered, type Rendered } from './rendered.ts';
import type { Renderer } from './renderer.ts';
import { sendCached } from './send-cached.ts';
import { sendLimited } from './send-limited.ts';
import { sendOnce } from './send-once.ts';
import type { Made, TaggedCache } from './tagged-cache.ts';

const payloadPrefix = '/page-data';

/** Milliseconds a visitor waits to be counted. */
const countingPatience = 500;

/** No page can be made; answered 503 with Retry-After. */
class NoPageNow extends Error {
  readonly statusCode = 503;
}

interface PageParts {
  limits: RateLimits;
  renderer: Renderer;
  frames: Frames;
  cache: TaggedCache<Rendered>;
  call: Call;
}

/** Every page of an app, and under /page-data/ what a page in the browser needs to show the next one in place. */
export function servePages(server: FastifyInstance, app: AppContext, parts: PageParts): void {
  const { limits, renderer, frames, cache, call } = parts;
  const making = workQueue(queues.pages.size);
  const given = densePages(cache);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const asPayload = request.url.startsWith(`${payloadPrefix}/`);
    const address = pathAndQuery(asPayload ? request.url.slice(payloadPrefix.length) : request.url);
    // Its policy is another one, and that comes with the document: the browser loads it as a whole.
    if (asPayload && letsProvidersIn(app, address)) return reply.code(204).send();
    const appBuild = await renderer.appBuild();
    const page = identity(appBuild, address);
    const cacheKey = app.dev ? `${Math.random()}` : `${asPayload ? 'data' : 'html'} ${page}`;
    const cached = cache.peek(cacheKey);
    app.metrics?.page(cached !== undefined);
    if (!cached && !(await mayAsk(request))) return sendLimited(reply, request.url);
    const make = async (requesters: Requesters) => {
      if (making.isFull(requesters)) throw new TooBusy();
      const made = await making.run(() => makePage(appBuild, page, asPayload, request), requesters);
      // Who is given the one before does not wait for the compressing of this one.
      for (const encoding of encodingsOf(cached)) await encoded(cache, cacheKey, made.value, encoding);
      return made;
    };
    const made = () => cache.get(cacheKey, make, request.clientAddress);
    const { value: body, work } = cached ? { value: await made(), work: 0 } : await counted(made);
    limits.charge('browse', request.clientAddress, extraHits(work, 0));
    if (cached) given(cacheKey, body);
    const once = asPayload || body.status !== 200 ? null : checkoutNonce(app, request.url);
    if (once) return sendOnce(request, reply.headers(once.headers), body, once.nonce);
    if (body.status < 400) reply.headers(cdnHeaders(app.config.cdnSeconds, body.tags));
    return sendCached(request, reply, body, async (encoding) => {
      const bytes = await encoded(cache, cacheKey, body, encoding);
      // What it took to make, for whoever looks into a slow page; those from the cache say nothing.
      if (!cached) reply.header('server-timing', `page;dur=${Math.round(reply.elapsedTime * 10) / 10}`);
      return bytes;
    });
  }

  /** Whether the visitor's limit allows one more in this minute. While nobody can count, it does: the queue is a limit too. */
  const mayAsk = ({ clientAddress }: FastifyRequest): Promise<boolean> =>
    Promise.race([
      limits.allow('browse', clientAddress).catch(() => true),
      sleep(countingPatience, true, { ref: false }),
    ]);

  async function makePage(
    appBuild: AppBuild,
    address: string,
    asPayload: boolean,
    request: FastifyRequest,
  ): Promise<Made<Rendered>> {
    let whole = true;
    let texts = true;
    const shows: Shows = { tags: new Set(), isOfOne: false };
    const { tags } = shows;
    const shown = await appBuild.render({
      address,
      call: noting(call, shows),
      publicUrl: app.config.publicUrl,
      files: renderer.files,
      frame: async (lang) => {
        const frame = await frames.get(lang);
        whole &&= frame.whole;
        // English is built in.
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
      // In place the browser follows by itself to the payload of the right address.
      const location = (asPayload ? payloadPrefix : '') + encodedPath(shown.to);
      return rendered({ status: 301, type, text: '', location, keep: true, tags });
    }
    // Its words are in the database as well: errors.ts has a page without.
    if (shown.status === 503 && !texts) throw new NoPageNow();
    const text = asPayload ? JSON.stringify(shown.payload) : shown.html;
    // What is missing now must not be missing until the catalogue changes.
    const keep = shown.status === 200 && whole;
    return rendered({ status: shown.status, type, text, keep, tags, mayLag: !shows.isOfOne });
  }

  const { base, triedAt = [] } = renderer.place;
  for (const path of triedAt) server.get(path, (_request, reply) => reply.redirect(base));
  server.get(`${base}*`, answer);
  // The other apps lie below the first, and so do their data.
  if (base !== '/') {
    server.get(`${payloadPrefix}${base}*`, answer);
    return;
  }
  // Before any body is read: a page takes none.
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

/** An address as browsers understand it, whatever was sent as one: `.` and `..` gone, one slash at its start, no host. */
function pathAndQuery(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/iu, '').replace(/^[/\\]+/u, '');
  const { pathname, search } = new URL(`http://shop.invalid/${path}`);
  return pathname.replace(/^\/+/u, '/') + search;
}

/**
 * What a page's address means: its path, and of its query only the keys that change what is rendered, in order. All
 * other keys, and headers, change nothing.
 */
function identity({ matchRoute, queryKeys }: AppBuild, address: string): string {
  const [path = '/', query = ''] = address.split('?', 2);
  const route = matchRoute(path);
  const allowed = route ? (queryKeys[route.screen] ?? []) : [];
  const given = new URLSearchParams(query);
  const counting = new URLSearchParams();
  for (const name of allowed) {
    // A form without script names a choice several times; commas stay readable in the addresses of lists.
    const value = given.getAll(name).filter(Boolean).join(',');
    if (value) counting.set(name, value.slice(0, 200));
  }
  return counting.size > 0 ? `${path}?${counting.toString().replaceAll('%2C', ',')}` : path;
}

/** A path as a header may carry it; what is encoded already stays. */
function encodedPath(path: string): string {
  const { pathname, search } = new URL(path, 'http://shop.invalid');
  return pathname + search;
}
