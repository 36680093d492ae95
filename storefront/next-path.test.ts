import { describe, expect, it } from 'vitest';
import { loginPath, nextPath } from './next-path.ts';
import { linksOf } from './routes.ts';

const en = linksOf('en');
const next = (path: string) => nextPath(`?next=${encodeURIComponent(path)}`, en);

describe('the return URL after a login', () => {
  it('a login returns to the checkout, the profile, the orders and a single order', () => {
    for (const path of [en.checkout(), en.updateProfile(), en.ordersHistory(), en.ordersHistory('K-1042')]) {
      expect(nextPath(new URL(loginPath(en, path), 'https://shop.example').search, en)).toBe(path);
    }
  });

  it('a login returns in the language of the page', () => {
    expect(nextPath('?next=%2Fen%2Fcheckout', linksOf('ar'))).toBe('/ar/checkout');
  });

  it.each([
    'https://evil.example/en/checkout',
    '//evil.example/en/checkout',
    String.raw`/\evil.example/en/checkout`,
    'javascript:alert(1)',
    '/checkout',
    '/en/cart',
    '/en/login',
    '/en/checkout/more',
    '/en/%2e%2e/checkout',
    'en/checkout',
    '',
  ])('a login has no return URL for %j', (path) => {
    expect(next(path)).toBeNull();
  });

  it('the return URL after a login drops all other parts', () => {
    expect(next('//en//checkout?to=https://evil.example#x')).toBe('/en/checkout');
    expect(next('/en/orders-history?order=1%2F..%2F..%26a=b&c=d')).toBe(
      '/en/orders-history?order=1%2F..%2F..%26a%3Db',
    );
  });

  it('there is no return URL without a query', () => {
    expect(nextPath('', en)).toBeNull();
  });
});
