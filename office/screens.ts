import type { Resource } from '#contract/resource.ts';
import type { Permission } from '#contract/permissions.ts';
import { type ListScreen, type ResourceName, resources } from '#contract/resources/resources.ts';
import type { OfficeIconName } from './components/office-icon.tsx';

/** Groups of the navigation, in order. All but the first have a heading, a key of `officeFrameLabels`. */
export const navGroups = ['work', 'selling', 'goods', 'lookingBack', 'settings'] as const;
type NavGroup = (typeof navGroups)[number];

/** Who may open a screen: roles with a permission, every signed-in user, or signed-out users. */
export type Needs = Permission | 'outside' | 'in';

interface ScreenRow {
  /** The path after the language. */
  path: string;
  /** `outside` means signed-out users, who see no navigation. */
  needs: Needs;
  /** The navigation group of the screen. Omitted if it is only reachable from another screen. */
  group?: NavGroup;
  /** The icon in the navigation, the key after `G`, and its name there, if the screen is the first of several. */
  nav?: { icon: OfficeIconName; key: string; name?: 'connections' };
  /** For a screen that isn't in the navigation: the screen to mark there. */
  within?: string;
}

const pathOf = ({ plural, screen }: Pick<Resource, 'plural' | 'screen'>): string =>
  screen.path ?? `/${plural.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** The list screen and the record screen of each resource. */
const resourceScreens = Object.fromEntries(
  Object.values(resources).flatMap(({ name, plural, permission: needs, screen }): [string, ScreenRow][] => [
    [plural, { ...screen, path: pathOf({ plural, screen }), needs }],
    [
      name,
      {
        path: `${pathOf({ plural, screen })}/:id`,
        needs,
        within: screen.within ?? plural,
      },
    ],
  ]),
) as Readonly<Record<ListScreen | ResourceName, ScreenRow>>;

/**
 * Every screen of the office, in the order of the navigation. Its name is a key of `officeFrameLabels`, and
 * `screen-folders.ts` names the folder of its files.
 */
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
  stockCount: { path: '/stock-count', needs: 'stock.write', group: 'goods', within: 'products' },
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
  imports: {
    path: '/imports',
    needs: 'catalogue.write',
    group: 'goods',
    nav: { icon: 'boxes', key: 'j' },
  },
  catalogueImport: { path: '/imports/:id', needs: 'catalogue.write', within: 'imports' },
  content: {
    path: '/content',
    needs: 'content.write',
    group: 'goods',
    nav: { icon: 'columns-2', key: 'n' },
  },
  contentPart: { path: '/content/:kind/:id', needs: 'content.write', within: 'content' },
  labels: { path: '/labels', needs: 'content.write', group: 'goods', within: 'content' },
  reports: {
    path: '/reports',
    needs: 'reports.read',
    group: 'lookingBack',
    nav: { icon: 'chart-column', key: 'q' },
  },
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
  mails: {
    path: '/settings/mails',
    needs: 'settings.write',
    group: 'settings',
    nav: { icon: 'link', key: 'x', name: 'connections' },
  },
  channels: { path: '/settings/channels', needs: 'settings.write', group: 'settings', within: 'mails' },
  ...resourceScreens,
  staff: { path: '/staff', needs: 'staff.write', group: 'settings', nav: { icon: 'users', key: 's' } },
  roles: { path: '/roles', needs: 'staff.write', group: 'settings', nav: { icon: 'list-checks', key: 'r' } },
  health: {
    path: '/health',
    needs: 'settings.write',
    group: 'settings',
    nav: { icon: 'stethoscope', key: 'h' },
  },
  limits: { path: '/settings/limits', needs: 'settings.write', group: 'settings', within: 'health' },
  backups: { path: '/settings/backups', needs: 'settings.write', group: 'settings', within: 'health' },
  firstDay: { path: '/first-day', needs: 'settings.write', group: 'settings', within: 'settings' },
  account: { path: '/account', needs: 'in' },
} as const satisfies Record<string, ScreenRow>;

export type Screen = keyof typeof screens;
/** The screens, plus the pages shown instead of one. */
export type ScreenName = Screen | 'notFound' | 'failure' | 'paused';

export const screenRows = Object.entries<ScreenRow>(screens) as [Screen, ScreenRow][];

/** Returns the screen that is marked in the navigation for a screen: itself, or the one it belongs to. */
export const entryOf = (name: ScreenName): Screen =>
  (screenRows.find(([each]) => each === name)?.[1].within ?? name) as Screen;

/** Returns the key of a screen's name in the navigation. */
export const navNameOf = (name: Screen): Screen | 'connections' =>
  screenRows.find(([each]) => each === name)?.[1].nav?.name ?? name;

/** Returns the `aria-current` of a screen's link: 'page' for the current screen, 'true' for the one it belongs to. */
export function markOf(name: Screen, shown: ScreenName): 'page' | 'true' | undefined {
  if (name === shown) return 'page';
  const [, row] = screenRows.find(([each]) => each === shown) ?? [];
  return row?.within === name ? 'true' : undefined;
}
