export { deliveryKind } from './delivery-kind.ts';
export {
  type DeliveryOffer,
  type DeliveryWayKind,
  daysOfWays,
  deliveryOffersJson,
  waysInUse,
} from './queries.ts';
