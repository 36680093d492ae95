import type { Load, Page, ScreenName } from './page.ts';
import { load as about } from './pages/about/load.ts';
import aboutPage from './pages/about/page.tsx';
import { load as allProducts } from './pages/all-products/load.ts';
import allProductsPage from './pages/all-products/page.tsx';
import { load as becomeSeller } from './pages/become-seller/load.ts';
import becomeSellerPage from './pages/become-seller/page.tsx';
import { load as campaign } from './pages/campaign/load.ts';
import campaignPage from './pages/campaign/page.tsx';
import { load as cart } from './pages/cart/load.ts';
import cartPage from './pages/cart/page.tsx';
import { load as checkout } from './pages/checkout/load.ts';
import checkoutPage from './pages/checkout/page.tsx';
import { load as contactUs } from './pages/contact-us/load.ts';
import contactUsPage from './pages/contact-us/page.tsx';
import { failure, paused } from './pages/failure/load.ts';
import failurePage from './pages/failure/page.tsx';
import { load as faq } from './pages/faq/load.ts';
import faqPage from './pages/faq/page.tsx';
import { load as home } from './pages/home/load.ts';
import homePage from './pages/home/page.tsx';
import { load as login } from './pages/login/load.ts';
import loginPage from './pages/login/page.tsx';
import { load as notFound } from './pages/not-found/load.ts';
import notFoundPage from './pages/not-found/page.tsx';
import { load as offline } from './pages/offline/load.ts';
import offlinePage from './pages/offline/page.tsx';
import { load as ordersHistory } from './pages/orders-history/load.ts';
import ordersHistoryPage from './pages/orders-history/page.tsx';
import { load as productDetail } from './pages/product-detail/load.ts';
import productDetailPage from './pages/product-detail/page.tsx';
import { load as resetPassword } from './pages/reset-password/load.ts';
import resetPasswordPage from './pages/reset-password/page.tsx';
import { load as refresh } from './pages/refresh/load.ts';
import refreshPage from './pages/refresh/page.tsx';
import { load as sampleRequest } from './pages/sample-request/load.ts';
import sampleRequestPage from './pages/sample-request/page.tsx';
import { load as sharedWishList } from './pages/shared-wish-list/load.ts';
import sharedWishListPage from './pages/shared-wish-list/page.tsx';
import { load as signup } from './pages/signup/load.ts';
import signupPage from './pages/signup/page.tsx';
import { load as updateProfile } from './pages/update-profile/load.ts';
import updateProfilePage from './pages/update-profile/page.tsx';

interface ServedPage {
  page: Page<any>; // oxlint-disable-line no-explicit-any -- each page knows its own data
  load: Load<unknown>;
  /** Folder below pages/, by which the build's manifest knows its files. */
  folder: string;
}

/** How each screen is loaded and rendered on the server. */
export const servedPages: Readonly<Record<ScreenName, ServedPage>> = {
  home: { page: homePage, load: home, folder: 'home' },
  allProducts: { page: allProductsPage, load: allProducts, folder: 'all-products' },
  productDetail: { page: productDetailPage, load: productDetail, folder: 'product-detail' },
  campaign: { page: campaignPage, load: campaign, folder: 'campaign' },
  contactUs: { page: contactUsPage, load: contactUs, folder: 'contact-us' },
  about: { page: aboutPage, load: about, folder: 'about' },
  faq: { page: faqPage, load: faq, folder: 'faq' },
  login: { page: loginPage, load: login, folder: 'login' },
  signup: { page: signupPage, load: signup, folder: 'signup' },
  cart: { page: cartPage, load: cart, folder: 'cart' },
  checkout: { page: checkoutPage, load: checkout, folder: 'checkout' },
  ordersHistory: { page: ordersHistoryPage, load: ordersHistory, folder: 'orders-history' },
  updateProfile: { page: updateProfilePage, load: updateProfile, folder: 'update-profile' },
  resetPassword: { page: resetPasswordPage, load: resetPassword, folder: 'reset-password' },
  becomeSeller: { page: becomeSellerPage, load: becomeSeller, folder: 'become-seller' },
  refresh: { page: refreshPage, load: refresh, folder: 'refresh' },
  offline: { page: offlinePage, load: offline, folder: 'offline' },
  sampleRequest: { page: sampleRequestPage, load: sampleRequest, folder: 'sample-request' },
  sharedWishList: { page: sharedWishListPage, load: sharedWishList, folder: 'shared-wish-list' },
  notFound: { page: notFoundPage, load: notFound, folder: 'not-found' },
  failure: { page: failurePage, load: failure, folder: 'failure' },
  paused: { page: failurePage, load: paused, folder: 'failure' },
};
