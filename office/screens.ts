import type { Permission } from '#contract/permissions.ts';
import type { OfficeIconName } from './parts/office-icon.tsx';

/** Groups of the navigation, in their order; all but the first have a head, which is a key of `officeFrameLabels`. */
export const navGroups = ['work', 'selling', 'goods', 'lookingBack', 'settings'] as const;
type NavGroup = (typeof navGroups)[number];

/** Who may open a screen: whose role has a permission, everybody who is in, or who stands before the door. */
export type Needs = Permission | 'outside' | 'in';

interface ScreenRow {
  /** Below the language. */
  path: string;
  /** `outside`: without the frame. */
  needs: Needs;
  /** Beside which others it stands; left out: one comes to it from another screen alone. */
  group?: NavGroup;
  /** Where the navigation leads there: its icon, and the key behind `G`. */
  nav?: { icon: OfficeIconName; key: string };
  /** Of one the navigation does not lead to: the screen it belongs to, which is marked there. */
  within?: string;
}

/** Every screen of the office; its files are in `pages/<its-name>/`, its name is a key of `officeFrameLabels`. */
export const screens = {
  today: { path: '/', needs: 'in', group: 'work', nav: { icon: 'calendar-check', key: 't' } },
  signIn: { path: '/sign-in', needs: 'outside' },
  enrol: { path: '/enrol', needs: 'outside' },
  firstOwner: { path: '/first-owner', needs: 'outside' },
  orders: {
    path: '/orders',
    needs: 'orders.read',
    group: 'selling',
    nav: { icon: 'clipboard-list', key: 'o' },
  },
  order: { path: '/orders/:number', needs: 'orders.read', within: 'orders' },
  money: {
    path: '/money',
    needs: 'payments.read',
    group: 'selling',
    nav: { icon: 'banknote', key: 'm' },
  },
  moneyMatch: { path: '/money/:number', needs: 'payments.read', within: 'money' },
  phoneOrder: { path: '/phone-order', needs: 'orders.change', group: 'selling', within: 'orders' },
  orderChange: { path: '/orders/:number/change', needs: 'orders.change', within: 'orders' },
  workshop: {
    path: '/workshop',
    needs: 'orders.fulfil',
    group: 'selling',
    nav: { icon: 'hammer', key: 'w' },
  },
  workshopOrder: { path: '/workshop/:number', needs: 'orders.fulfil', within: 'workshop' },
  products: {
    path: '/products',
    needs: 'catalogue.read',
    group: 'goods',
    nav: { icon: 'package', key: 'p' },
  },
  quickProduct: { path: '/new-product', needs: 'catalogue.write', group: 'goods', within: 'products' },
  categories: {
    path: '/categories',
    needs: 'catalogue.write',
    group: 'goods',
    nav: { icon: 'layout-grid', key: 'c' },
  },
  words: { path: '/words', needs: 'catalogue.write', group: 'goods', nav: { icon: 'tag', key: 'b' } },
  searches: {
    path: '/searches',
    needs: 'catalogue.write',
    group: 'goods',
    nav: { icon: 'search', key: 'e' },
  },
  content: {
    path: '/content',
    needs: 'content.write',
    group: 'goods',
    nav: { icon: 'columns-2', key: 'n' },
  },
  contentPart: { path: '/content/:kind/:id', needs: 'content.write', within: 'content' },
  labels: { path: '/labels', needs: 'content.write', group: 'goods', within: 'content' },
  audit: {
    path: '/audit',
    needs: 'audit.read',
    group: 'lookingBack',
    nav: { icon: 'history', key: 'a' },
  },
  productsTogether: { path: '/products/together', needs: 'catalogue.write', within: 'products' },
  product: { path: '/products/:id', needs: 'catalogue.read', within: 'products' },
  settings: {
    path: '/settings',
    needs: 'settings.write',
    group: 'settings',
    nav: { icon: 'sliders-horizontal', key: ',' },
  },
  payments: { path: '/settings/payments', needs: 'settings.write', group: 'settings', within: 'settings' },
  delivery: { path: '/settings/delivery', needs: 'settings.write', group: 'settings', within: 'settings' },
  mails: { path: '/settings/mails', needs: 'settings.write', group: 'settings', within: 'settings' },
  limits: { path: '/settings/limits', needs: 'settings.write', group: 'settings', within: 'settings' },
  staff: { path: '/staff', needs: 'staff.write', group: 'settings', nav: { icon: 'users', key: 's' } },
  roles: { path: '/roles', needs: 'staff.write', group: 'settings', nav: { icon: 'list-checks', key: 'r' } },
  backups: { path: '/settings/backups', needs: 'settings.write', group: 'settings', within: 'settings' },
  health: {
    path: '/health',
    needs: 'settings.write',
    group: 'settings',
    nav: { icon: 'stethoscope', key: 'h' },
  },
  firstDay: { path: '/first-day', needs: 'settings.write', group: 'settings', within: 'settings' },
  account: { path: '/account', needs: 'in' },
} as const satisfies Record<string, ScreenRow>;

export type Screen = keyof typeof screens;
/** Every screen, and those that stand in the place of one. */
export type ScreenName = Screen | 'notFound' | 'failure' | 'paused';

export const screenRows = Object.entries<ScreenRow>(screens) as [Screen, ScreenRow][];

/** How a link to a screen is marked from another one: it is that, or what that belongs to. */
export function markOf(name: Screen, shown: ScreenName): 'page' | 'true' | undefined {
  if (name === shown) return 'page';
  const [, row] = screenRows.find(([each]) => each === shown) ?? [];
  return row?.within === name ? 'true' : undefined;
}
