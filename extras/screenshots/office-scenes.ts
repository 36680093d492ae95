import { type Screen, screenRows, screens } from '#office/screens.ts';
import type { Scene } from './screens.ts';

/** Values for path parameters in the office of a demo shop. */
export interface OfficeFixtures {
  /** The number of an order to prepare. */
  order: string;
  /** The number of an order with a proof. */
  printed: string;
  product: string;
}

const none: ReadonlySet<Screen> = new Set([
  'signIn',
  'enrol',
  'firstOwner',
  'moneyMatch',
  'productsTogether',
]);

const pathOf = (screen: Screen, { order, product }: OfficeFixtures): string =>
  screens[screen].path.replace(':number', order).replace(':kind/:id', 'pages/faq').replace(':id', product);

/**
 * Returns the scenes of every screen of the office, for `/office/en`, except those that need data a demo shop
 * doesn't have.
 */
export function officeScenes(fixtures: OfficeFixtures): Scene[] {
  const ofScreens = screenRows
    .filter(([screen]) => !none.has(screen))
    .map(([screen]): Scene => ({
      name: `office-${screen}`,
      as: 'staff',
      path: () => `/office/en${pathOf(screen, fixtures)}`,
    }));
  return [...ofScreens, ...ofManual(fixtures)];
}

/** The pictures of the office manual. */
const ofManual = ({ printed }: OfficeFixtures): Scene[] => [
  { ...ofWindow('today', '/', 720), only: 'wide' },
  { ...ofWindow('workshop', '/workshop', 640), only: 'phone' },
  { ...ofWindow('proof', `/orders/${printed}`, 760), only: 'wide' },
];

const ofWindow = (name: string, address: string, height: number): Scene => ({
  name: `manual-${name}`,
  as: 'staff',
  path: () => `/office/en${address}`,
  windowOnly: true,
  prepare: async (page) => {
    const { width = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: Math.min(width, 1100), height });
  },
});
