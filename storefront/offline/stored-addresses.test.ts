import { describe, expect, it, test } from 'vitest';
import { linksOf } from '../routes.ts';
import { filesIn, kindOf, marked, offlinePage } from './stored-addresses.ts';

describe('pages stored for offline use', () => {
  it.each(['en', 'ar'] as const)(
    'pages that are identical for everyone are stored for offline use, in %s',
    (lang) => {
      const links = linksOf(lang);
      const pages = [
        links.home(),
        links.allProducts('?page=2'),
        links.product({ ProductId: 7, ProductName: 'Cart for a login' }),
        links.campaign(1, 'x'),
        links.about(),
        links.faq(),
        links.contactUs(),
        // The page contains no lines and no prices: those are in the browser's storage.
        links.cart(),
      ];
      for (const each of pages) {
        const path = each.split('?', 1)[0] ?? '';
        expect([kindOf(path), kindOf(`/page-data${path}`)], path).toEqual(['page', 'page']);
      }
      expect(kindOf('/')).toBe('page');
    },
  );

  it.each(['en', 'ar'] as const)('personal pages are never stored, in %s', (lang) => {
    const links = linksOf(lang);
    const pages = [
      links.checkout(),
      links.ordersHistory(),
      links.updateProfile(),
      links.login(),
      links.signup(),
      links.resetPassword(),
      links.refresh(),
      links.becomeSeller(),
    ];
    for (const path of pages) {
      expect([kindOf(path), kindOf(`/page-data${path}`)], path).toEqual(['personal', 'personal']);
    }
  });

  it('a call, an email, a picture or the health status is never stored for offline use', () => {
    for (const path of ['/api/v1/common/x', '/mailbox', '/content/a.webp', '/readyz', '/sw.js', '/cart'])
      expect(kindOf(path), path).toBe('none');
  });

  it('build files are stored; layout files are stored with the pages that reference them', () => {
    expect(kindOf('/assets/entry-abc.js')).toBe('file');
    expect(kindOf('/frame/ar.abc.json')).toBe('none');
  });
});

test('a page that is not stored is replaced by the offline page in its language', () => {
  expect(offlinePage('/ar/all-products/1/x')).toBe('/ar/offline');
  expect(offlinePage('/en/')).toBe('/en/offline');
  expect(offlinePage('/')).toBe('/en/offline');
});

test('the files a page references are found, each once', () => {
  const page = `<script src="/assets/a-1.js"></script><use href="/assets/icons-2.svg#x"/>{"framePath":"/frame/en.3.json"}/assets/a-1.js`;
  expect(filesIn(page)).toEqual(['/assets/a-1.js', '/assets/icons-2.svg', '/frame/en.3.json']);
});

test('a stored page is marked, both as markup and as data', () => {
  expect(marked('<!doctype html>\n<html lang="en">')).toBe('<!doctype html>\n<html data-stored lang="en">');
  expect(JSON.parse(marked('{"screen":"home","data":{}}'))).toEqual({
    stored: true,
    screen: 'home',
    data: {},
  });
});
