import type { FastifyInstance } from 'fastify';
import { languageCodes } from '#contract/languages.ts';
import { listSitemapEntries } from '#shop/catalogue/catalogue.ts';
import type { AppContext } from '../context.ts';
import type { Renderer } from './renderer.ts';

/** `robots.txt` and `sitemap.xml`: every page worth finding, in each language, with its counterpart. */
export function serveSitemap(server: FastifyInstance, app: AppContext, renderer: Renderer): void {
  const { publicUrl } = app.config;

  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /page-data/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  server.get('/sitemap.xml', async (_request, reply) => {
    const { linksOf } = await renderer.storefront();
    const { products, categories, campaigns } = await listSitemapEntries(app.db);
    const pages = [
      ...fixed.map((link) => languageCodes.map((lang) => linksOf(lang)[link]())),
      ...categories.map(({ id, names }) =>
        languageCodes.map((lang) => linksOf(lang).category(id, names[lang])),
      ),
      ...products.map(({ id, names, categoryNames }) =>
        languageCodes.map((lang) =>
          linksOf(lang).product({
            ProductId: id,
            ProductName: names[lang],
            CategoryName: categoryNames[lang],
          }),
        ),
      ),
      ...campaigns.map(({ id, titles }) =>
        languageCodes.map((lang) => linksOf(lang).campaign(id, titles[lang])),
      ),
    ];
    return reply.type('application/xml; charset=utf-8').send(xml(publicUrl, pages));
  });
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

/** @param pages each page's paths, one per language in the order of `languageCodes` */
function xml(publicUrl: string, pages: readonly (readonly string[])[]): string {
  const entries = pages.flatMap((paths) => {
    const [en = '', ar = ''] = paths.map((path) => encodeURI(publicUrl + path).replaceAll('&', '&amp;'));
    const alternates =
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="km" href="${ar}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>`;
    return [en, ar].map((loc) => `<url><loc>${loc}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
