import { resources } from '#contract/resources/resources.ts';
import { type ScreenName, screenRows } from './screens.ts';

/** The folders of screens with a noun, which lie beside the parts that they share. */
const ofNouns: Partial<Record<ScreenName, string>> = {
  channels: 'connections/channels',
  content: 'content/home',
  contentPart: 'content/part',
  labels: 'content/labels',
  imports: 'imports/list',
  catalogueImport: 'imports/import',
  mails: 'mails/settings',
  money: 'money/list',
  moneyMatch: 'money/match',
  payments: 'money/methods',
  orders: 'orders/list',
  order: 'orders/order',
  phoneOrder: 'orders/phone',
  orderChange: 'orders/change',
  products: 'products/list',
  quickProduct: 'products/quick',
  stockCount: 'products/count',
  categories: 'products/categories',
  words: 'products/words',
  productsTogether: 'products/together',
  product: 'products/product',
  searches: 'reports/searches',
  reports: 'reports/report',
  audit: 'settings/audit',
  settings: 'settings/shop',
  limits: 'settings/limits',
  backups: 'settings/backups',
  health: 'settings/health',
  enrol: 'staff/enrol',
  firstOwner: 'staff/first-owner',
  staff: 'staff/list',
  roles: 'staff/roles',
  workshop: 'workshop/list',
  workshopOrder: 'workshop/order',
};

const ofResources: Partial<Record<string, string>> = Object.fromEntries(
  Object.values(resources).flatMap(({ name, plural }) => [
    [plural, 'pages/resource-list'],
    [name, 'pages/resource-record'],
  ]),
);

const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const names = [...screenRows.map(([name]) => name), 'notFound', 'failure', 'paused'] as const;

/** The folder of each screen, such as `orders/list`, and of the pages shown instead of one. Only the server needs it. */
export const screenFolders = Object.fromEntries(
  names.map((name) => [name, ofNouns[name] ?? ofResources[name] ?? `pages/${kebab(name)}`]),
) as Readonly<Record<ScreenName, string>>;
