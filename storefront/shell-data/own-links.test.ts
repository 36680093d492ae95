import { expect, test } from 'vitest';
import { ownLinks } from './own-links.ts';

const page = (Slug: string, InFooter: boolean, AtCheckout: boolean) => ({
  Slug,
  Title: Slug,
  SearchText: '',
  InFooter,
  AtCheckout,
  Agreement: 'You agree to {pages}.',
  PagesFound: '',
});
const link = (Url: string) => ({ Text: 'Link', Url });

test('a shop without pages and links has only the built-in ones', () => {
  expect(ownLinks({ settings: {}, pages: [] }, 'en')).toEqual({});
  expect(ownLinks({ settings: null, pages: null }, 'en')).toEqual({});
});

test('pages are linked where staff want them', () => {
  const pages = [page('terms', true, true), page('returns', true, false), page('hidden', false, false)];
  expect(ownLinks({ settings: {}, pages }, 'ar')).toEqual({
    footerPages: [
      { href: '/ar/pages/terms', text: 'terms' },
      { href: '/ar/pages/returns', text: 'returns' },
    ],
    terms: [{ text: 'You agree to ' }, { href: '/ar/pages/terms', text: 'terms' }, { text: '.' }],
  });
});

test('a link to a page that is no longer published is omitted', () => {
  const settings = { TopLinks: ['/en/pages/old', '/en/about', 'https://a.example/en/pages/old'].map(link) };
  const { topLinks } = ownLinks({ settings, pages: [] }, 'en');
  expect(topLinks?.map(({ href }) => href)).toEqual(['/en/about', 'https://a.example/en/pages/old']);
  expect(ownLinks({ settings, pages: null }, 'en').topLinks).toHaveLength(3);
});

test('a link to a part of a published page is shown', () => {
  const settings = { TopLinks: ['/en/pages/terms#returns', '/en/pages/old#returns'].map(link) };
  const { topLinks } = ownLinks({ settings, pages: [page('terms', false, false)] }, 'en');
  expect(topLinks?.map(({ href }) => href)).toEqual(['/en/pages/terms#returns']);
});
