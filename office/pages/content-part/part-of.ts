import type { LanguageCode } from '#contract/languages.ts';
import type { Input } from '#contract/operation.ts';
import type { previewRecord } from '#contract/operations/office/records/preview-record.ts';
import { isPagePart, pageParts } from '#office/content/page-parts.ts';

type Looked = Pick<Input<typeof previewRecord>, 'kind' | 'page'>;

/** What an address is about: which record, which of its fields, and where in the shop they are seen; null: nothing. */
export interface Part extends Looked {
  /** null: a new one. */
  id: number | 'shop' | null;
  fields: readonly string[];
  /** A selector of the page. */
  at: string | null;
}

/** Places in the order are changed where all of them are seen. */
const bannerFields = [
  'main',
  'top',
  'bottom',
  'picture',
  'phonePicture',
  'ground',
  'left',
  'right',
  'published',
  'theme',
];
const campaignFields = [
  'mainTitle',
  'discountTitle',
  'startsOn',
  'endsOn',
  'picture',
  'ground',
  'body',
  'groups',
  'forMany',
  'published',
];

export function partOf(kind: string, id: string): Part | null {
  if (kind === 'pages' && isPagePart(id)) return { kind, id: 'shop', ...pageParts[id] };
  const number = /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : null;
  if (number === null && id !== 'new') return null;
  if (kind === 'banner') return { kind, id: number, fields: bannerFields, page: 'home', at: null };
  if (kind !== 'campaign') return null;
  return { kind, id: number, fields: campaignFields, page: 'campaign', at: null };
}

/** The page of the shop it is on. */
export function shopAddress({ page, id }: Part, lang: LanguageCode): string {
  if (page === 'campaign') return `/${lang}/campaign/${id}/campaign`;
  return page === 'about' || page === 'faq' ? `/${lang}/${page}` : `/${lang}/`;
}
