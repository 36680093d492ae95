export { deliveryKind } from './delivery-kind.ts';
export {
  type DeliveryOffer,
  type DeliveryMethodKind,
  deliveryOffersJson,
  deliveryTerms,
  methodsInUse,
  provinceOf,
} from './queries.ts';
