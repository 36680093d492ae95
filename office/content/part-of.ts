import type { LanguageCode } from '#contract/languages.ts';
import type { Input } from '#contract/operation.ts';
import type { previewRecord } from '#contract/operations/office/records/preview-record.ts';
import { isPagePart, type PagePart, pageParts } from './page-parts.ts';

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
];

export function partOf(kind: string, id: string): Part | null {
  if (kind === 'pages' && isPagePart(id)) return { kind, id: 'shop', ...pageParts[id] };
  const number = /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : null;
  if (number === null && id !== 'new') return null;
  if (kind === 'banner') return { kind, id: number, fields: bannerFields, page: 'home', at: '.hero' };
  if (kind !== 'campaign') return null;
  return { kind, id: number, fields: campaignFields, page: 'campaign', at: '.cover' };
}

/** Other parts of the same page that are changed elsewhere, and what each leads to. */
export const beside: Readonly<Partial<Record<Part['page'], readonly Beside[]>>> = {
  home: [
    { name: 'banners', at: '.hero' },
    { name: 'campaigns', at: '.camps' },
    { name: 'story', at: '.story' },
    { name: 'scene', at: '.scene' },
    { name: 'footer', at: '.foot' },
  ],
};
export interface Beside {
  name: PagePart | 'banners' | 'campaigns';
  /** A selector of the page. */
  at: string;
}

/** Under which view it is changed: what stands on the home page is under that. */
export function tabOf(kind: string, id: string): string {
  if (kind === 'campaign') return kind;
  return kind === 'pages' && id !== 'story' && id !== 'scene' ? id : 'home';
}

/** The page of the shop it is on. */
export function shopAddress({ page, id }: Part, lang: LanguageCode): string {
  if (page === 'campaign') return `/${lang}/campaign/${id}/campaign`;
  return page === 'about' || page === 'faq' ? `/${lang}/${page}` : `/${lang}/`;
}
