import type { KhmerOf } from './label-set.ts';
import type { navbarLabels } from './navbar.ts';

export const navbarKhmer: KhmerOf<typeof navbarLabels> = {
  logoHome: 'ទំព័រដើម {shop}',
  main: 'ម៉ឺនុយចម្បង',
  menu: 'ម៉ឺនុយ',
  allPages: 'ទំព័រទាំងអស់',
  search: 'ស្វែងរក',
  account: 'គណនី',
  cartCount: 'មានទំនិញ {n} មុខក្នុងកន្ត្រក',
  cartCountOne: 'មានទំនិញ 1 មុខក្នុងកន្ត្រក',
  bottomBar: 'ម៉ឺនុយខាងក្រោម',
  wishlistShort: 'ចង់បាន',
};
