import { useArrival } from '#storefront/use-arrival.ts';
import { isPickUp, type PricedCart } from './priced-cart.ts';

/** Returns when the order of a cart would arrive, or be ready for pick-up; '' if unknown. */
export const useCartArrival = (cart: PricedCart | null): string =>
  useArrival(cart?.ShippingDays ?? '', {
    inProvinces: cart?.ProvinceShippingDays,
    isPickUp: cart !== null && isPickUp(cart),
    needsApproval: cart?.NeedsApproval,
  });
