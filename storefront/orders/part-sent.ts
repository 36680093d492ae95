import type { OrderProgress } from './order-progress.ts';

/** Returns the label of an order of which a part has left, or is ready for pick-up. */
export const partLabelOf = (isPickUp: boolean) => (isPickUp ? 'partReady' : 'partSent');

/** Whether a part of an order has left, or is ready for pick-up, and the rest is being prepared. */
export const isPartSent = ({ Steps, Parcels }: Pick<OrderProgress, 'Steps' | 'Parcels'>): boolean =>
  Parcels.length > 0 && Steps.some(({ Step, State }) => Step === 'preparing' && State === 'now');
