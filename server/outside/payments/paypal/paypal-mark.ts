const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** What stands on an order of ours at PayPal (`custom_id`, 127 characters at most): the shop, and our key of the payment. */
export const paypalMark = ({ shop, key }: Mark): string => `${shop}/${key}`;

interface Mark {
  shop: string;
  key: string;
}

/** Reads what stands there, of whoever made it. A key alone is of before shops had an id; any other text is of another shop. */
export function readPaypalMark(text: unknown): Mark {
  if (typeof text !== 'string' || text === '') return { shop: '', key: '' };
  if (uuid.test(text)) return { shop: '', key: text };
  const [, shop, key] = /^([^/]+)\/([^/]+)$/u.exec(text) ?? [];
  return shop !== undefined && key !== undefined && uuid.test(key) ? { shop, key } : { shop: text, key: '' };
}
