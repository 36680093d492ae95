import { labelSet } from './label-set.ts';

export const navbarLabels = labelSet(77, {
  logoHome: '{shop}, home page',
  main: 'Main menu',
  menu: 'Menu',
  allPages: 'All pages',
  search: 'Search',
  account: 'Account',
  cartCount: '{n} items in cart',
  cartCountOne: '1 item in cart',
  bottomBar: 'Bottom menu',
  wishlistShort: 'Wish list',
});
