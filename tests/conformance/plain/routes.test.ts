import { describe, expect, it } from 'vitest';
import { linksOf, matchRoute } from '#storefront/routes.ts';
import { slugOf } from '#rules/slug.ts';
import { screenRoutes } from '../tables/routes.ts';

const prefixes = [
  ['/en', 'en'],
  ['/ar', 'ar'],
  ['', 'en'],
] as const;

describe('every route of specification §2 exists with either prefix and without one', () => {
  const cases = screenRoutes.flatMap(({ screen, path, params = {} }) =>
    prefixes.map(([prefix, lang]) => ({
      address: `${prefix}${path}`,
      screen,
      lang,
      params,
      prefixed: prefix !== '',
    })),
  );
  it.each(cases)('the URL $address leads to its screen', ({ address, ...route }) => {
    expect(matchRoute(address)).toEqual(route);
  });

  it.each(['/fr/cart', '/en/en/cart', '/EN/cart', '/en/carts', '/en/all-products', '/en/product-detail/1/x'])(
    '%s is not a route',
    (address) => {
      expect(matchRoute(address)).toBeNull();
    },
  );
});

describe.each(['en', 'ar'] as const)('links of specification §2, in %s', (lang) => {
  const links = linksOf(lang);
  it.each([
    ['home', links.home(), '/'],
    ['all products', links.allProducts(), '/all-products/0/all-categories'],
    ['popular: View All', links.popularProducts(), '/all-products/0/popular-products'],
    ['recent: View All', links.recentProducts(), '/all-products/0/recent-products'],
    ['a category', links.category(7, 'Mugs / Cups'), '/all-products/7/mugs-cups'],
    [
      'a search',
      links.search('tea & ទឹក'),
      '/all-products/0/all-categories?SearchTerm=tea%20%26%20%E1%9E%91%E1%9E%B9%E1%9E%80',
    ],
    [
      'a product of a category',
      links.product({ ProductId: 3, ProductName: 'Silk Bag', CategoryName: 'Bags' }),
      '/product-detail/3/bags/silk-bag',
    ],
    [
      'a product without a category',
      links.product({ ProductId: '3', ProductName: 'Silk Bag' }),
      '/product-detail/3/shop/silk-bag',
    ],
    ['a campaign', links.campaign(2, 'New Year'), '/campaign/2/new-year'],
    ['contact', links.contactUs(), '/contact-us'],
    ['login', links.login(), '/login'],
    ['signup', links.signup(), '/signup'],
    ['reset password', links.resetPassword(), '/reset-password'],
    ['cart', links.cart(), '/cart'],
    ['checkout', links.checkout(), '/checkout'],
    ['about', links.about(), '/about'],
    ['FAQ', links.faq(), '/faq'],
    ['update profile', links.updateProfile(), '/update-profile'],
    ['orders history', links.ordersHistory(), '/orders-history'],
    ['refresh', links.refresh(), '/refresh'],
    ['become seller', links.becomeSeller(), '/become-seller'],
  ])('the link to %s has the specified path', (_what, link, path) => {
    expect(link).toBe(`/${lang}${path}`);
  });
});

describe('names in URLs', () => {
  it.each([
    ['Clay Mug', 'clay-mug'],
    ['CLAY', 'clay'],
    ['Bags / Totes', 'bags-totes'],
    ['a//b', 'a-b'],
    ['a \t\n b', 'a-b'],
    ['កែវ ដីឥដ្ឋ', 'កែវ-ដីឥដ្ឋ'],
  ])('the name %j becomes %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
