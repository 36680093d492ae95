import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type LanguageCode, languageCodes } from '#contract/languages.ts';
import { caches, queues } from '#shop/capacity/capacity.ts';
import { listSitemapEntries, type SitemapEntries } from '#shop/catalogue/catalogue.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import type { CacheTags } from '../changes/cache-tags.ts';
import type { AppContext } from '../context.ts';
import { type Made, PageCache } from './page-cache.ts';
import type { Renderer, StorefrontBuild } from './renderer.ts';
import { sendCached } from './send-cached.ts';

const lists: CacheTags = new Set(['list']);
const everything: CacheTags = new Set(['all']);
/** Milliseconds after which a product's new name stands there. Most changes of a product are of its stock or a review. */
const productsAfter = 10 * 60_000;
/** Written down before others have their turn. */
const entriesAtOnce = 500;

/**
 * `robots.txt` and `sitemap.xml`: every page worth finding, in each language, with its counterpart. The sitemap is made when
 * somebody asks for it, by one maker at a time, and kept until the catalogue changes.
 */
export function serveSitemap(
  server: FastifyInstance,
  app: AppContext,
  renderer: Renderer<StorefrontBuild>,
): void {
  const { publicUrl } = app.config;

  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /page-data/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  const cache = new PageCache({ maxBytes: caches.sitemap.most });
  const making = workQueue(queues.sitemap.size);
  let soon: NodeJS.Timeout | undefined;
  app.changes.subscribe((changes) => {
    cache.purge(changes);
    if ([...changes].every((change) => !change.startsWith('product '))) return;
    soon ??= setTimeout(() => {
      soon = undefined;
      cache.purge(everything);
    }, productsAfter).unref();
  });
  server.get('/sitemap.xml', async (request, reply) => {
    const body = await cache.get('sitemap', () => making.run(make));
    return sendCached(request, reply, body, (encoding) => cache.encoded('sitemap', body, encoding));
  });

  async function make(): Promise<Made> {
    const { linksOf } = await renderer.program();
    const entries = await listSitemapEntries(app.db);
    const links = languageCodes.map((lang) => ({ lang, to: linksOf(lang) }));
    const text = await xml(publicUrl, pagesOf(entries, links));
    return { status: 200, type: 'application/xml; charset=utf-8', text, keep: true, tags: lists };
  }
}

const fixed = [
  'home',
  'allProducts',
  'popularProducts',
  'recentProducts',
  'contactUs',
  'about',
  'faq',
] as const;

/** Each page's paths, one per language in the order of `languageCodes`. */
function* pagesOf(
  { products, categories, campaigns }: SitemapEntries,
  links: readonly { lang: LanguageCode; to: ReturnType<StorefrontBuild['linksOf']> }[],
): Generator<string[]> {
  for (const link of fixed) yield links.map(({ to }) => to[link]());
  for (const { id, names } of categories) yield links.map(({ lang, to }) => to.category(id, names[lang]));
  for (const { id, names, categoryNames } of products)
    yield links.map(({ lang, to }) =>
      to.product({ ProductId: id, ProductName: names[lang], CategoryName: categoryNames[lang] }),
    );
  for (const { id, titles } of campaigns) yield links.map(({ lang, to }) => to.campaign(id, titles[lang]));
}

async function xml(publicUrl: string, pages: Iterable<readonly string[]>): Promise<string> {
  const entries: string[] = [];
  for (const paths of pages) {
    if (entries.length % entriesAtOnce === 0) await setImmediate();
    const [en = '', ar = ''] = paths.map((path) => encodeURI(publicUrl + path).replaceAll('&', '&amp;'));
    const alternates =
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="km" href="${ar}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>`;
    entries.push(...[en, ar].map((loc) => `<url><loc>${loc}</loc>${alternates}</url>`));
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
