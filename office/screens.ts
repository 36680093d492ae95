import type { Permission } from '#contract/permissions.ts';
import type { OfficeIconName } from './parts/office-icon.tsx';

/** Groups of the navigation, in their order; all but the first have a head, which is a key of `officeFrameLabels`. */
export const navGroups = ['work', 'selling', 'goods', 'lookingBack', 'settings'] as const;
type NavGroup = (typeof navGroups)[number];

interface ScreenRow {
  /** Below the language. */
  path: string;
  /** `outside`: before the door, without the frame; `in`: for everybody who is in. */
  needs: Permission | 'outside' | 'in';
  /** Where the navigation leads there: its icon, the group it stands in and the key behind `G`. */
  nav?: { icon: OfficeIconName; group: NavGroup; key: string };
}

/** Every screen of the office; its files are in `pages/<its-name>/`, its name is a key of `officeFrameLabels`. */
export const screens = {
  today: { path: '/', needs: 'in', nav: { icon: 'calendar-check', group: 'work', key: 't' } },
  firstDay: { path: '/first-day', needs: 'settings.write' },
  signIn: { path: '/sign-in', needs: 'outside' },
  enrol: { path: '/enrol', needs: 'outside' },
  orders: {
    path: '/orders',
    needs: 'orders.read',
    nav: { icon: 'clipboard-list', group: 'selling', key: 'o' },
  },
  order: { path: '/orders/:number', needs: 'orders.read' },
  money: {
    path: '/money',
    needs: 'payments.read',
    nav: { icon: 'banknote', group: 'selling', key: 'm' },
  },
  moneyMatch: { path: '/money/:number', needs: 'payments.read' },
  phoneOrder: { path: '/phone-order', needs: 'orders.change' },
  orderChange: { path: '/orders/:number/change', needs: 'orders.change' },
  workshop: {
    path: '/workshop',
    needs: 'orders.fulfil',
    nav: { icon: 'hammer', group: 'selling', key: 'w' },
  },
  workshopOrder: { path: '/workshop/:number', needs: 'orders.fulfil' },
  products: {
    path: '/products',
    needs: 'catalogue.read',
    nav: { icon: 'package', group: 'goods', key: 'p' },
  },
  quickProduct: { path: '/new-product', needs: 'catalogue.write' },
  categories: {
    path: '/categories',
    needs: 'catalogue.write',
    nav: { icon: 'layout-grid', group: 'goods', key: 'c' },
  },
  words: { path: '/words', needs: 'catalogue.write', nav: { icon: 'tag', group: 'goods', key: 'b' } },
  searches: {
    path: '/searches',
    needs: 'catalogue.write',
    nav: { icon: 'search', group: 'goods', key: 'e' },
  },
  settings: {
    path: '/settings',
    needs: 'settings.write',
    nav: { icon: 'sliders-horizontal', group: 'settings', key: ',' },
  },
  payments: { path: '/settings/payments', needs: 'settings.write' },
  content: {
    path: '/content',
    needs: 'content.write',
    nav: { icon: 'columns-2', group: 'goods', key: 'n' },
  },
  contentPart: { path: '/content/:kind/:id', needs: 'content.write' },
  labels: { path: '/labels', needs: 'content.write' },
  delivery: { path: '/settings/delivery', needs: 'settings.write' },
  mails: { path: '/settings/mails', needs: 'settings.write' },
  backups: { path: '/settings/backups', needs: 'settings.write' },
  limits: { path: '/settings/limits', needs: 'settings.write' },
  audit: {
    path: '/audit',
    needs: 'audit.read',
    nav: { icon: 'history', group: 'lookingBack', key: 'a' },
  },
  productsTogether: { path: '/products/together', needs: 'catalogue.write' },
  product: { path: '/products/:id', needs: 'catalogue.read' },
  staff: { path: '/staff', needs: 'staff.write', nav: { icon: 'users', group: 'settings', key: 's' } },
  roles: { path: '/roles', needs: 'staff.write', nav: { icon: 'list-checks', group: 'settings', key: 'r' } },
  health: {
    path: '/health',
    needs: 'settings.write',
    nav: { icon: 'stethoscope', group: 'settings', key: 'h' },
  },
  account: { path: '/account', needs: 'in' },
} as const satisfies Record<string, ScreenRow>;

export type Screen = keyof typeof screens;
/** Every screen, and those that stand in the place of one. */
export type ScreenName = Screen | 'notFound' | 'failure' | 'paused';

export const screenRows = Object.entries<ScreenRow>(screens) as [Screen, ScreenRow][];
