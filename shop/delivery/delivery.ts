export { deliveryKind } from './delivery-kind.ts';
export { type DeliveryOffer, type DeliveryWayKind, deliveryOffersJson } from './queries.ts';
