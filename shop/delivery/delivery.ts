export { deliveryKind } from './delivery-kind.ts';
export {
  type DeliveryOffer,
  type DeliveryMethodKind,
  daysOfMethods,
  deliveryOffersJson,
  methodsInUse,
  provinceOf,
} from './queries.ts';
