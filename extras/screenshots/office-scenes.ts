import { type Screen, screenRows, screens } from '#office/screens.ts';
import type { Scene } from './screens.ts';

/** Values for path parameters in the office of a demo shop. */
export interface OfficeFixtures {
  /** The number of an order to prepare. */
  order: string;
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
  return screenRows
    .filter(([screen]) => !none.has(screen))
    .map(([screen]) => ({
      name: `office-${screen}`,
      as: 'staff',
      path: () => `/office/en${pathOf(screen, fixtures)}`,
    }));
}
