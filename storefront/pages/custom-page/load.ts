import { getCustomPage } from '#contract/operations/content/get-custom-page.ts';
import { breadcrumbJsonLd } from '#storefront/breadcrumb-json-ld.ts';
import { pagePath } from '#storefront/shell-data/own-links.ts';
import { type Load, notFound } from '#storefront/page.ts';
import { truncate } from '#ui/cut.ts';
import { unbrokenHtml } from '#ui/sanitized-html.tsx';

export interface CustomPageData {
  title: string;
  /** Sanitized HTML. */
  body: string;
  /** BCP 47: the language of the body. */
  bodyTag: string;
}

/** Search engines show about so many characters of a description. */
const longestDescription = 160;

/** A page that the shop wrote itself. Returns 404 for one that isn't published, and outside its dates. */
export const load: Load<CustomPageData> = async ({
  call,
  chrome: layout,
  lang,
  links,
  params,
  publicUrl,
}) => {
  const { slug = '' } = params;
  if (slug.length > 80) return notFound;
  const { data } = await call(getCustomPage, { Slug: slug, languageCode: lang });
  const [row] = data;
  if (!row) return notFound;
  const { Slug, Title, Body, BodyTag, MetaTitle, MetaDescription } = row;
  const description = MetaDescription || startOf(Body);
  return {
    data: { title: Title, body: unbrokenHtml(Body), bodyTag: BodyTag },
    head: {
      title: MetaTitle || Title,
      ...(description && { description }),
      canonical: `/pages/${Slug}`,
      jsonLd: [
        breadcrumbJsonLd(publicUrl, [
          { name: layout.siteTitle, path: links.home() },
          { name: Title, path: pagePath(lang, Slug) },
        ]),
      ],
    },
  };
};

/** Returns the first words of a text without its markup. */
function startOf(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return truncate(text, longestDescription);
}
