const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Returns our mark for a PayPal order (`custom_id`, at most 127 characters): the shop's id and our payment
 * key.
 */
export const paypalMark = ({ shop, key }: Mark): string => `${shop}/${key}`;

interface Mark {
  shop: string;
  key: string;
}

/**
 * Parses the metadata of a payment. A key alone dates from before shops had an id; any other text belongs to
 * another shop.
 */
export function readPaypalMark(text: unknown): Mark {
  if (typeof text !== 'string' || text === '') return { shop: '', key: '' };
  if (uuid.test(text)) return { shop: '', key: text };
  const [, shop, key] = /^([^/]+)\/([^/]+)$/u.exec(text) ?? [];
  return shop !== undefined && key !== undefined && uuid.test(key) ? { shop, key } : { shop: text, key: '' };
}
