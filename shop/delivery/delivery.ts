export { deliveryKind } from './delivery-kind.ts';
export {
  type DeliveryOffer,
  type DeliveryMethodKind as DeliveryWayKind,
  daysOfMethods as daysOfWays,
  deliveryOffersJson,
  methodsInUse as waysInUse,
} from './queries.ts';
