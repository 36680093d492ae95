import type { LanguageCode } from '#contract/languages.ts';
import type { Answer } from '#contract/operation.ts';
import type { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import type { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import type { LayoutData, MenuLink, TextPart } from './layout-data.ts';

/** Null for an answer that didn't arrive. */
interface Answers {
  settings: Pick<Answer<typeof getShopSettings>, 'TopLinks' | 'FooterLinks'> | null;
  pages: Answer<typeof getCustomPageList> | null;
}

/** Returns the path of a page of the shop's own. Not among the links of screens, which every page would load. */
export const pagePath = (lang: LanguageCode, slug: string): string => `/${lang}/pages/${slug}`;

type OwnLinks = Partial<Pick<LayoutData, 'topLinks' | 'footerLinks' | 'footerPages' | 'terms'>>;

/** Returns the links that staff chose. Omits lists without links, and links to pages that aren't published. */
export function ownLinks({ settings, pages }: Answers, lang: LanguageCode): OwnLinks {
  const all = (pages ?? []).map((row) => ({
    row,
    link: { href: pagePath(lang, row.Slug), text: row.Title },
  }));
  const linked = (where: 'InFooter' | 'AtCheckout') =>
    all.flatMap(({ row, link }) => (row[where] ? [link] : []));
  const isReachable = ({ href }: MenuLink) =>
    !pages ||
    !href.startsWith(pagePath(lang, '')) ||
    all.some(({ link }) => link.href === href.replace(/[?#].*$/su, ''));
  const menu = (rows: { Text: string; Url: string }[] = []) =>
    rows.map(({ Text: text, Url: href }) => ({ text, href })).filter(isReachable);
  const terms = linked('AtCheckout');
  const lists = {
    topLinks: menu(settings?.TopLinks),
    footerLinks: menu(settings?.FooterLinks),
    footerPages: linked('InFooter'),
    terms: terms.length > 0 ? linkedText(pages?.[0]?.Agreement ?? '', terms) : [],
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** Returns a sentence with links in place of its `{pages}`. */
export function linkedText(sentence: string, links: readonly MenuLink[]): TextPart[] {
  const [before = '', after = ''] = sentence.split('{pages}', 2);
  const listed = links.flatMap((link, at) => (at > 0 ? [{ text: ', ' }, link] : [link]));
  return [{ text: before }, ...listed, { text: after }].filter(({ text }) => text !== '');
}
