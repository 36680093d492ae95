import { type Screen, screenRows, screens } from '#office/screens.ts';
import type { Scene } from './screens.ts';

/** Values for path parameters in the office of a demo shop. */
export interface OfficeFixtures {
  /** Number of an order to prepare. */
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

/** Every screen of the office except those that need data a demo shop doesn't have; for `/office/en`. */
export function officeScenes(fixtures: OfficeFixtures): Scene[] {
  return screenRows
    .filter(([screen]) => !none.has(screen))
    .map(([screen]) => ({
      name: `office-${screen}`,
      as: 'staff',
      path: () => `/office/en${pathOf(screen, fixtures)}`,
    }));
}
