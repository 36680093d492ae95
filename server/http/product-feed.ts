import { createHash } from 'node:crypto';
import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { feedPath } from '#contract/constants.ts';
import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { feedPage, feedVersion } from '#shop/catalogue/catalogue.ts';
import { hasProductFeed, shopSettings } from '#shop/content/content.ts';
import { OverloadedError, queuedAfter, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context/context.ts';
import { fingerprint } from '../process/fingerprint.ts';
import { feedItems, type FeedPlace, xmlText } from './feed-item.ts';
import type { Renderer, StorefrontBuild } from './renderer.ts';

/** The sources on which the format of the feed depends. */
export const feedSources = [
  'contract/languages.ts',
  'rules',
  'server/http/feed-item.ts',
  'server/http/product-feed.ts',
  'shop/catalogue',
  'shop/pricing',
  'storefront/routes.ts',
  'storefront/screens.ts',
];

/** Milliseconds for one download of the largest feed. */
const longestDownload = 15 * 60_000;

/**
 * Serves the product feed for Google and Meta in each language, while it is switched on. The file is written while it is
 * sent, one page of products after another, so a large catalog takes no more memory. The ETag is a version of
 * the data and of the format, the same in every process: an unchanged catalog is a 304 without reading texts, except
 * after a release that writes the feed differently.
 */
export function serveProductFeed(
  server: FastifyInstance,
  app: AppContext,
  renderer: Renderer<StorefrontBuild>,
): void {
  const { publicUrl } = app.config;
  const format = fingerprint('feed', feedSources);
  const read = <T>(from: (db: Database) => Promise<T>) => (app.reads ? app.reads.run(from) : from(app.db));
  const downloads = workQueue(queues.feed.size);
  // From the primary: a replica's pages are never older than the version (server/context/public-reads.ts).
  const version = queuedAfter(() => feedVersion(app.db));

  const serve = (language: LanguageCode) =>
    server.get(feedPath(languages[language].tag), async (request, reply) => {
      if (!(await hasProductFeed(app.db))) return reply.callNotFound();
      const etag = `"${createHash('sha256')
        .update(`${format} ${publicUrl} ${await version()}`)
        .digest('base64url')}"`;
      const zips = /\bgzip\b/u.test(request.headers['accept-encoding'] ?? '');
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Encoding')
        .header('etag', etag)
        .type('application/xml; charset=utf-8');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (zips) reply.header('content-encoding', 'gzip');
      if (request.method === 'HEAD') return reply.send();
      const requesters = new Set([request.clientAddress]);
      if (downloads.isFull(requesters)) throw new OverloadedError();
      await downloads.run(async () => {
        const text = Readable.from(feed(language));
        addAbortSignal(AbortSignal.timeout(longestDownload), text);
        reply.send(zips ? pipeline(text, createGzip(), () => undefined) : text);
        // The next download begins when this one has ended, however it ended.
        await finished(reply.raw).catch(() => undefined);
      }, requesters);
      return reply;
    });

  for (const language of languageCodes) serve(language);

  async function* feed(language: LanguageCode): AsyncGenerator<string> {
    const [shop, { linksOf }] = await Promise.all([
      read((db) => shopSettings(db, language)),
      renderer.appBuild(),
    ]);
    const vat = shop.vatRate === null ? null : { rate: shop.vatRate, isAdded: shop.vatOnTop };
    const to = linksOf(language);
    const place: FeedPlace = {
      language,
      page: ({ id, name, categoryName }) =>
        encodeURI(
          publicUrl +
            to.product({ ProductId: id, ProductName: name, CategoryName: categoryName ?? undefined }),
        ),
      picture: (path) => new URL(path, publicUrl).href,
    };
    yield (
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
        `<title>${xmlText(shop.siteTitle)}</title><link>${xmlText(encodeURI(publicUrl + to.home()))}</link>` +
        `<description>${xmlText(shop.blurb || shop.siteTitle)}</description>\n`
    );
    for (let afterId = 0; ;) {
      const products = await read((db) => feedPage(db, language, afterId));
      const last = products.at(-1);
      if (!last) break;
      afterId = last.id;
      for (const product of products) yield feedItems(product, place, vat);
      await setImmediate();
    }
    yield '</channel></rss>\n';
  }
}
