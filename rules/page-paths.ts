import { isLanguageCode } from '#contract/languages.ts';

/** The path of every storefront screen, below the language. Parameters are written as `:name`. */
export const pagePaths = {
  home: '/',
  allProducts: '/all-products/:categoryId/:name',
  productDetail: '/product-detail/:productId/:category/:name',
  campaign: '/campaign/:campaignId/:title',
  customPage: '/pages/:slug',
  contactUs: '/contact-us',
  about: '/about',
  faq: '/faq',
  howWePrint: '/how-we-print',
  login: '/login',
  signup: '/signup',
  cart: '/cart',
  quickOrder: '/quick-order',
  checkout: '/checkout',
  ordersHistory: '/orders-history',
  refresh: '/refresh',
  updateProfile: '/update-profile',
  resetPassword: '/reset-password',
  becomeSeller: '/become-seller',
  /** Cached by the browser, and shown when neither the shop nor a cached page is available. */
  offline: '/offline',
  sampleRequest: '/wish-list',
  sharedWishList: '/wish-list/:code',
} as const;

type PageScreen = keyof typeof pagePaths;

/** Returns the screen at an address of the storefront, with or without a language, and its parameters; or null. */
export function pageAt(address: string): { screen: PageScreen; params: readonly string[] } | null {
  const [path = ''] = address.split('?', 1);
  const parts = path.split('/').filter(Boolean);
  if (isLanguageCode(parts[0])) parts.shift();
  for (const [screen, pattern] of Object.entries(pagePaths)) {
    const expected = pattern.split('/').filter(Boolean);
    if (
      expected.length === parts.length &&
      expected.every((part, at) => part.startsWith(':') || part === parts[at])
    )
      return {
        screen: screen as PageScreen,
        params: parts.filter((_, at) => expected[at]?.startsWith(':')),
      };
  }
  return null;
}
