import { defaultLanguage, isLanguageCode, type LanguageCode } from '#contract/languages.ts';
import { slugOf } from './slug.ts';

/** The screen table: every address of the shop, and every link to it (specification §2). */
export const screens = {
  home: '/',
  allProducts: '/all-products/:categoryId/:name',
  productDetail: '/product-detail/:productId/:category/:name',
  campaign: '/campaign/:campaignId/:title',
  contactUs: '/contact-us',
  about: '/about',
  faq: '/faq',
  login: '/login',
  signup: '/signup',
  cart: '/cart',
  checkout: '/checkout',
  ordersHistory: '/orders-history',
  refresh: '/refresh',
  updateProfile: '/update-profile',
  resetPassword: '/reset-password',
  becomeSeller: '/become-seller',
  /** Kept by the browser, and shown when it reaches neither the shop nor a kept page. */
  offline: '/offline',
  sampleRequest: '/wish-list',
  sharedWishList: '/wish-list/:code',
} as const;

export type Screen = keyof typeof screens;

export interface Route {
  screen: Screen;
  lang: LanguageCode;
  /** False for the address without a language prefix: English, canonical to /en. */
  prefixed: boolean;
  params: Readonly<Record<string, string>>;
}

const patterns = Object.entries(screens).map(([screen, pattern]) => ({
  screen: screen as Screen,
  parts: pattern.split('/').filter(Boolean),
}));

/** The screen at a path, or null. Never throws, whatever the path holds. */
export function matchRoute(pathname: string): Route | null {
  const parts = pathname.split('/').filter(Boolean).map(decode);
  const prefixed = isLanguageCode(parts[0]);
  const lang = prefixed ? (parts.shift() as LanguageCode) : defaultLanguage;
  for (const { screen, parts: wanted } of patterns) {
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, at) => {
      const given = parts[at] as string;
      if (!part.startsWith(':')) return part === given;
      params[part.slice(1)] = given;
      return true;
    });
    if (fits) return { screen, lang, prefixed, params };
  }
  return null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Builds every link of one language. */
export function linksOf(lang: LanguageCode) {
  const to = (path: string) => `/${lang}${path}`;
  return {
    home: () => to('/'),
    allProducts: (query = '') => to(`/all-products/0/all-categories${query}`),
    popularProducts: () => to('/all-products/0/popular-products'),
    recentProducts: () => to('/all-products/0/recent-products'),
    category: (id: number, name: string) => to(`/all-products/${id}/${slugOf(name) || 'category'}`),
    search: (term: string) => to(`/all-products/0/all-categories?SearchTerm=${encodeURIComponent(term)}`),
    product: (product: {
      ProductId: number | string;
      ProductName: string;
      CategoryName?: string | undefined;
    }) =>
      to(
        `/product-detail/${product.ProductId}/${slugOf(product.CategoryName ?? '') || 'shop'}/${slugOf(product.ProductName) || 'product'}`,
      ),
    campaign: (id: number, title: string) => to(`/campaign/${id}/${slugOf(title) || 'campaign'}`),
    /** The subject is written into the form for the visitor. */
    contactUs: (subject?: string) =>
      to(`/contact-us${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`),
    about: () => to('/about'),
    faq: () => to('/faq'),
    refresh: () => to('/refresh'),
    login: () => to('/login'),
    signup: () => to('/signup'),
    cart: () => to('/cart'),
    checkout: () => to('/checkout'),
    ordersHistory: (orderNumber?: string) =>
      to(`/orders-history${orderNumber ? `?order=${encodeURIComponent(orderNumber)}` : ''}`),
    updateProfile: () => to('/update-profile'),
    resetPassword: () => to('/reset-password'),
    becomeSeller: () => to('/become-seller'),
    /** `#share` for that part of the page, or `/` and the code of a shared list. */
    wishList: (more = '') => to(`/wish-list${more}`),
  };
}
export type Links = ReturnType<typeof linksOf>;

/** Query keys that change what the server renders; all others change nothing and are not part of a page's identity. */
export const queryKeys: Readonly<Partial<Record<Screen, readonly string[]>>> = {
  allProducts: [
    'SearchTerm',
    'brand',
    'category',
    'color',
    'page',
    'price',
    'rating',
    'show',
    'size',
    'sort',
    'tag',
    'view',
  ],
};
