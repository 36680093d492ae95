import type { LanguageCode } from '#contract/languages.ts';
import type { Input } from '#contract/operation.ts';
import type { previewRecord } from '#contract/operations/office/records/preview-record.ts';
import { isPagePart, type PagePart, pageParts } from './page-parts.ts';

type Looked = Pick<Input<typeof previewRecord>, 'kind' | 'page'>;

/** What a URL refers to: the record, its fields, and where the shop shows them. */
export interface Part extends Looked {
  /** Null for a new record. */
  id: number | 'shop' | null;
  fields: readonly string[];
  /** A selector on the page. */
  at: string | null;
}

/** Positions are edited in the list that shows all banners. */
const bannerFields = [
  'published',
  'startsOn',
  'endsOn',
  'main',
  'top',
  'bottom',
  'picture',
  'phonePicture',
  'ground',
  'left',
  'right',
  'theme',
];
const campaignFields = [
  'published',
  'mainTitle',
  'discountTitle',
  'startsOn',
  'endsOn',
  'picture',
  'ground',
  'body',
  'groups',
  'forMany',
  'metaTitle',
  'metaDescription',
];

export function partOf(kind: string, id: string): Part | null {
  if (kind === 'pages' && isPagePart(id)) return { kind, id: 'shop', ...pageParts[id] };
  const number = /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : null;
  if (number === null && id !== 'new') return null;
  if (kind === 'banner') return { kind, id: number, fields: bannerFields, page: 'home', at: '.hero' };
  if (kind !== 'campaign') return null;
  return { kind, id: number, fields: campaignFields, page: 'campaign', at: '.cover' };
}

/** The other parts of the same page that are edited elsewhere, with their links. */
export const beside: Readonly<Partial<Record<Part['page'], readonly SiblingItems[]>>> = {
  home: [
    { name: 'banners', at: '.hero' },
    { name: 'campaigns', at: '.camps' },
    { name: 'story', at: '[aria-labelledby=story]' },
    { name: 'scene', at: '[aria-labelledby=scene]' },
    { name: 'footer', at: '.foot' },
  ],
};
export interface SiblingItems {
  name: PagePart | 'banners' | 'campaigns';
  /** A selector on the page. */
  at: string;
}

/** Returns the view in which content of this kind is edited: that of the home page is under the home view. */
export function tabOf(kind: string, id: string): string {
  if (kind === 'campaign') return kind;
  return kind === 'pages' && id !== 'story' && id !== 'scene' ? id : 'home';
}

/** Returns the path of the part's page in the shop. */
export function shopAddress({ page, id }: Part, lang: LanguageCode): string {
  if (page === 'campaign') return `/${lang}/campaign/${id}/campaign`;
  return page === 'about' || page === 'faq' ? `/${lang}/${page}` : `/${lang}/`;
}
