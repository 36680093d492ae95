import { labelSet } from '../label-set.ts';

export const navbarLabels = labelSet(77, {
  logoHome: ['{shop} home', 'ទំព័រដើម {shop}'],
  main: ['Main menu', 'ម៉ឺនុយចម្បង'],
  menu: ['Menu', 'ម៉ឺនុយ'],
  allPages: ['All pages', 'ទំព័រទាំងអស់'],
  search: ['Search', 'ស្វែងរក'],
  account: ['Account', 'គណនី'],
  cartCount: ['{n} items in cart', 'មានទំនិញ {n} មុខក្នុងកន្ត្រក'],
  cartCountOne: ['1 item in cart', 'មានទំនិញ 1 មុខក្នុងកន្ត្រក'],
  bottomBar: ['Bottom menu', 'ម៉ឺនុយខាងក្រោម'],
  wishlistShort: ['Wish list', 'ចង់បាន'],
  chatShort: ['Chat', 'សួរយើង'],
});
