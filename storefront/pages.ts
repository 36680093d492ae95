import type { Page, ScreenName } from './page.ts';

type PageFile = { default: Page<any> }; // oxlint-disable-line no-explicit-any -- each page knows its own data

/** The file of each screen, loaded when it is needed. Its folder name is what the build's manifest knows it by. */
export const pageFiles: Readonly<Record<ScreenName, () => Promise<PageFile>>> = {
  home: () => import('./pages/home/page.tsx'),
  allProducts: () => import('./pages/all-products/page.tsx'),
  productDetail: () => import('./pages/product-detail/page.tsx'),
  campaign: () => import('./pages/campaign/page.tsx'),
  contactUs: () => import('./pages/contact-us/page.tsx'),
  about: () => import('./pages/about/page.tsx'),
  faq: () => import('./pages/faq/page.tsx'),
  login: () => import('./pages/login/page.tsx'),
  signup: () => import('./pages/signup/page.tsx'),
  cart: () => import('./pages/cart/page.tsx'),
  checkout: () => import('./pages/checkout/page.tsx'),
  ordersHistory: () => import('./pages/orders-history/page.tsx'),
  refresh: () => import('./pages/refresh/page.tsx'),
  updateProfile: () => import('./pages/update-profile/page.tsx'),
  resetPassword: () => import('./pages/reset-password/page.tsx'),
  becomeSeller: () => import('./pages/become-seller/page.tsx'),
  notFound: () => import('./pages/not-found/page.tsx'),
  failure: () => import('./pages/failure/page.tsx'),
};
