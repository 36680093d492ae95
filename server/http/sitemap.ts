import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LanguageCode, languageCodes } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { caches, queues } from '#shop/capacity/capacity.ts';
import {
  countProductFiles,
  listProductsOfFile,
  listSitemapEntries,
  type SitemapEntries,
  type SitemapProduct,
} from '#shop/catalogue/catalogue.ts';
import { customPages } from '#shop/custom-pages/custom-pages.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import type { CacheTags } from '../context/cache-tags.ts';
import type { AppContext } from '../context/context.ts';
import { escapeHtml } from '../mail/phrase.ts';
import { encoded, rendered, renderedCache } from './rendered.ts';
import type { Renderer, StorefrontBuild } from './renderer.ts';
import { sendCached } from './send-cached.ts';

const lists: CacheTags = new Set(['list']);
const everything: CacheTags = new Set(['all']);
/** Milliseconds until a product's new name appears. Most changes of a product concern its stock or a review. */
const productsAfter = 10 * 60_000;
/** Entries written before yielding to other work. */
const entriesAtOnce = 500;

/**
 * Serves `robots.txt`, and `sitemap.xml`, the index of the sitemap files: every page worth indexing, in each
 * language, with its translation and pictures. A file is created on request, one at a time, and cached until
 * the catalog changes.
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

  const read = <T>(from: (db: Database) => Promise<T>) => (app.reads ? app.reads.run(from) : from(app.db));
  const cache = renderedCache(caches.sitemap.max);
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
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, write: Writer) => {
    const body = await cache.get(name, () => making.run(() => make(write)));
    if (body.status === 404) return reply.callNotFound();
    return sendCached(request, reply, body, (encoding) => encoded(cache, name, body, encoding));
  };
  server.get('/sitemap.xml', (request, reply) => send(request, reply, 'index', writeIndex));
  server.get('/sitemap/pages.xml', (request, reply) => send(request, reply, 'pages', writePages));
  server.get<{ Params: { file: string } }>(
    '/sitemap/products-:file(^[1-9]\\d{0,3}$).xml',
    (request, reply) => {
      const { file } = request.params;
      return send(request, reply, `products ${file}`, () => writeProducts(Number(file)));
    },
  );

  async function make(write: Writer) {
    const text = await write();
    const type = 'application/xml; charset=utf-8';
    return rendered(
      text === null
        ? { status: 404, type, text: '', keep: false, tags: lists }
        : { status: 200, type, text, keep: true, tags: lists },
    );
  }

  async function writeIndex(): Promise<string> {
    const files = await read(countProductFiles);
    const names = ['pages', ...Array.from({ length: files }, (_, at) => `products-${at + 1}`)];
    const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>`);
    return xml('sitemapindex', entries);
  }

  async function writePages(): Promise<string> {
    const entries = await read(listSitemapEntries);
    const pages = await read((db) => customPages(db, 'en'));
    return pageFile(publicUrl, pagesOf({ ...entries, pages }, await links()));
  }

  /** Writes a file of products. Returns null when there are fewer files. */
  async function writeProducts(file: number): Promise<string | null> {
    const products = await read((db) => listProductsOfFile(db, file));
    if (products.length === 0 && file > 1) return null;
    return pageFile(publicUrl, productPages(products, await links()));
  }

  async function links(): Promise<Links> {
    const { linksOf } = await renderer.appBuild();
    return languageCodes.map((lang) => ({ lang, to: linksOf(lang) }));
  }
}

/** Returns the XML of a sitemap file, or null if the file doesn’t exist. */
type Writer = () => Promise<string | null>;
type Links = readonly { lang: LanguageCode; to: ReturnType<StorefrontBuild['linksOf']> }[];

/** A page: its paths, one per language in the order of `languageCodes`, and the paths of its pictures. */
interface Listed {
  paths: string[];
  pictures?: readonly string[];
}

const fixed = [
  'home',
  'allProducts',
  'popularProducts',
  'recentProducts',
  'contactUs',
  'about',
  'faq',
  'howWePrint',
] as const;

type Entries = SitemapEntries & { pages: readonly { slug: string }[] };

function* pagesOf({ categories, campaigns, pages }: Entries, links: Links): Generator<Listed> {
  for (const link of fixed) yield { paths: links.map(({ to }) => to[link]()) };
  for (const { id, names } of categories)
    yield { paths: links.map(({ lang, to }) => to.category(id, names[lang])) };
  for (const { id, titles } of campaigns)
    yield { paths: links.map(({ lang, to }) => to.campaign(id, titles[lang])) };
  for (const { slug } of pages) yield { paths: links.map(({ lang }) => `/${lang}/pages/${slug}`) };
}

function* productPages(products: readonly SitemapProduct[], links: Links): Generator<Listed> {
  for (const { id, names, categoryNames, pictures } of products) {
    const paths = links.map(({ lang, to }) =>
      to.product({ ProductId: id, ProductName: names[lang], CategoryName: categoryNames[lang] }),
    );
    yield { paths, pictures };
  }
}

async function pageFile(publicUrl: string, pages: Iterable<Listed>): Promise<string> {
  const address = (path: string) => escapeHtml(new URL(path, publicUrl).href);
  const entries: string[] = [];
  for (const { paths, pictures = [] } of pages) {
    if (entries.length % entriesAtOnce === 0) await setImmediate();
    const [en = '', ar = ''] = paths.map((path) => escapeHtml(encodeURI(publicUrl + path)));
    const alternates =
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="km" href="${ar}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>`;
    const images = pictures
      .map((path) => `<image:image><image:loc>${address(path)}</image:loc></image:image>`)
      .join('');
    entries.push(...[en, ar].map((loc) => `<url><loc>${loc}</loc>${alternates}${images}</url>`));
  }
  return xml('urlset', entries);
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const xml = (root: string, entries: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<${root} ${namespaces}>
${entries.join('\n')}
</${root}>
`;
