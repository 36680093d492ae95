import type { Screen } from '#storefront/screens.ts';

interface ScreenRoute {
  screen: Screen;
  /** The path without a language. It contains ids of the demo shop. */
  path: string;
  params?: Readonly<Record<string, string>>;
  /** The page's English name, unless it is the name of a record. */
  title?: string;
}

/** Specification §2, "Screens and routes": one line per route. */
export const screenRoutes: readonly ScreenRoute[] = [
  { screen: 'home', path: '/', title: 'Home' },
  {
    screen: 'allProducts',
    path: '/all-products/0/all-categories',
    params: { categoryId: '0', name: 'all-categories' },
    title: 'All Products',
  },
  {
    screen: 'allProducts',
    path: '/all-products/0/popular-products',
    params: { categoryId: '0', name: 'popular-products' },
    title: 'Popular Products',
  },
  {
    screen: 'allProducts',
    path: '/all-products/0/recent-products',
    params: { categoryId: '0', name: 'recent-products' },
    title: 'Recent Products',
  },
  {
    screen: 'allProducts',
    path: '/all-products/1/drinkware',
    params: { categoryId: '1', name: 'drinkware' },
  },
  {
    screen: 'productDetail',
    path: '/product-detail/1/mugs/ceramic-mug',
    params: { productId: '1', category: 'mugs', name: 'ceramic-mug' },
  },
  { screen: 'campaign', path: '/campaign/1/new-year', params: { campaignId: '1', title: 'new-year' } },
  { screen: 'contactUs', path: '/contact-us', title: 'Contact Us' },
  { screen: 'login', path: '/login', title: 'Login' },
  { screen: 'signup', path: '/signup', title: 'Signup' },
  { screen: 'resetPassword', path: '/reset-password', title: 'Reset Password' },
  { screen: 'cart', path: '/cart', title: 'Cart' },
  { screen: 'checkout', path: '/checkout', title: 'Checkout' },
  { screen: 'about', path: '/about', title: 'About Us' },
  { screen: 'faq', path: '/faq', title: "FAQ's" },
  { screen: 'updateProfile', path: '/update-profile', title: 'Update Profile' },
  { screen: 'ordersHistory', path: '/orders-history', title: 'Orders History' },
  { screen: 'refresh', path: '/refresh', title: 'Refresh' },
  { screen: 'becomeSeller', path: '/become-seller', title: 'Become Seller' },
];
