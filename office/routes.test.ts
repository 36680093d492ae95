import { describe, expect, test } from 'vitest';
import { inLanguage, linksOf, matchRoute, nextAddress } from './routes.ts';

describe('office URLs', () => {
  test('every office URL starts with /office/<language>/', () => {
    expect(linksOf('ar').staff).toBe('/office/ar/staff');
    expect(matchRoute('/office/en/')).toMatchObject({ screen: 'today', lang: 'en', prefixed: true });
    expect(matchRoute('/office/')).toMatchObject({ screen: 'today', prefixed: false });
    expect(matchRoute('/en/cart')).toBeNull();
  });

  test.each([
    ['/office/en/staff?q=1', 'ar', '/office/ar/staff?q=1'],
    ['/office/ar/', 'en', '/office/en/'],
    ['/office/en', 'ar', '/office/ar/'],
    ['/office/', 'ar', '/office/ar/'],
    ['/office/enrol#x', 'ar', '/office/ar/enrol#x'],
  ] as const)('the URL %s in %s is %s', (address, lang, other) => {
    expect(inLanguage(address, lang)).toBe(other);
  });

  test('signing in leads to an office screen for signed-in users, never outside the office', () => {
    const next = (address: string) => nextAddress(`?next=${encodeURIComponent(address)}`);
    expect(next('/office/en/staff?sort=name')).toBe('/office/en/staff?sort=name');
    for (const address of [
      '',
      '/office/en/sign-in',
      '/office/en/enrol#x',
      '/en/cart',
      '//evil.example/office/en/',
      'https://evil.example/office/en/staff',
      '/office/en/nowhere',
    ])
      expect(next(address), address).toBeNull();
  });
});
