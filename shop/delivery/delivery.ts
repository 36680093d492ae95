export { deliveryKind } from './delivery-kind.ts';
export {
  type DeliveryOffer,
  type DeliveryWayKind,
  deliveryOffersJson,
  hasWaysInUse,
  waysInUse,
} from './queries.ts';
