export { deliveryKind } from './delivery-kind.ts';
export {
  allMethods,
  type DeliveryFacts,
  deliveryFactsJson,
  type DeliveryOffer,
  type DeliveryMethodKind,
  deliveryTerms,
  freeDeliveriesJson,
  type FreeDelivery,
  freeDeliveryBy,
  methodsInUse,
  provinceIds,
  provinceOf,
} from './queries.ts';
