import { pagePaths as at } from '#rules/page-paths.ts';
import { slugOf } from '#rules/slug.ts';

/** Turns a path such as `/cart` into a URL in the page's language. */
type To = (path: string) => string;
const screen = <Links extends object>(path: string, links: (to: To) => Links) => ({ path, links });

/**
 * The table of screens (specification §2): the path and links of each. A screen without its own links is
 * linked by name: `links.cart()`. Its files are in `pages/<its-name>/`.
 */
export const screens = {
  home: at.home,
  allProducts: screen(at.allProducts, (to) => ({
    allProducts: (query = '') => to(`/all-products/0/all-categories${query}`),
    popularProducts: () => to('/all-products/0/popular-products'),
    recentProducts: () => to('/all-products/0/recent-products'),
    category: (id: number, name: string) => to(`/all-products/${id}/${slugOf(name) || 'category'}`),
    search: (term: string) => to(`/all-products/0/all-categories?SearchTerm=${encodeURIComponent(term)}`),
  })),
  productDetail: screen(at.productDetail, (to) => ({
    product: (product: {
      ProductId: number | string;
      ProductName: string;
      CategoryName?: string | undefined;
    }) =>
      to(
        `/product-detail/${product.ProductId}/${slugOf(product.CategoryName ?? '') || 'shop'}/${slugOf(product.ProductName) || 'product'}`,
      ),
  })),
  campaign: screen(at.campaign, (to) => ({
    campaign: (id: number, title: string) => to(`/campaign/${id}/${slugOf(title) || 'campaign'}`),
  })),
  /** Linked by `pagePath` (shell-data/own-links.ts), on the server. */
  customPage: screen(at.customPage, () => ({})),
  contactUs: screen(at.contactUs, (to) => ({
    /** Links to the form, with a prefilled subject. */
    contactUs: (subject?: string) =>
      to(`/contact-us${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`),
  })),
  about: at.about,
  faq: at.faq,
  howWePrint: at.howWePrint,
  login: at.login,
  signup: at.signup,
  cart: at.cart,
  quickOrder: at.quickOrder,
  checkout: at.checkout,
  ordersHistory: screen(at.ordersHistory, (to) => ({
    ordersHistory: (orderNumber?: string) =>
      to(`/orders-history${orderNumber ? `?order=${encodeURIComponent(orderNumber)}` : ''}`),
  })),
  refresh: at.refresh,
  updateProfile: at.updateProfile,
  resetPassword: at.resetPassword,
  becomeSeller: at.becomeSeller,
  offline: at.offline,
  sampleRequest: screen(at.sampleRequest, (to) => ({
    /** Links to the wish list. `more` is `#share` for that section, or `/` and the code of a shared list. */
    wishList: (more = '') => to(`/wish-list${more}`),
  })),
  sharedWishList: screen(at.sharedWishList, () => ({})),
};

export type Screen = keyof typeof screens;
/** The name of a screen, or of a page shown instead of one. */
export type ScreenName = Screen | 'notFound' | 'failure' | 'paused';
