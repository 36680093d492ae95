const ofDelivery = [
  'onDelivery',
  'paidOnDelivery',
  'cash',
  'cashHint',
  'cashOnDelivery',
  'shipTo',
  'sendTo',
  'promised',
  'restDelivery',
  'depositDelivery',
  'payDepositCash',
  'by',
  'arrives',
  'arrivesBetween',
] as const;
type OfDelivery = (typeof ofDelivery)[number];
const keys: ReadonlySet<string> = new Set(ofDelivery);

/**
 * Returns the key of a label in the words that fit: if the customer picks the order up at the shop, a label about delivery
 * has another one whose key also has `PickUp` at its end. Other labels stay.
 */
export const pickUpKey = <Key extends string>(
  key: Key,
  isPickUp: boolean,
): Key | `${Extract<Key, OfDelivery>}PickUp` =>
  isPickUp && keys.has(key) ? (`${key}PickUp` as `${Extract<Key, OfDelivery>}PickUp`) : key;
