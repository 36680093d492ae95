/** Possible contents of a browser's storage, and what the shop keeps from them (specification §3). */
export interface StorageCase {
  name: string;
  entries: Readonly<Record<string, string>>;
  /** Keys whose text is discarded. If there are any, the shopper is notified. */
  lost?: readonly string[];
  /** Ids of the products that stay in the cart and on the wish list. */
  cart?: readonly string[];
  wishes?: readonly string[];
  user?: number;
}

const line = (id: unknown, changes: object = {}) => ({
  ProductId: id,
  productSelectedAttributes: [],
  Quantity: 1,
  ShippingCharges: 0,
  DefaultImage: '',
  ...changes,
});
const wish = (id: unknown, changes: object = {}) => ({
  ...line(id),
  ProductName: 'Mug',
  Price: 3,
  ...changes,
});
const json = (value: unknown) => JSON.stringify(value);
const sound = {
  cart: json([line('1')]),
  wishes: json([wish('2')]),
  user: json({ UserID: 41, FirstName: 'Bopha' }),
};
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

const brokenTexts = [
  ['cut off', '[{"ProductId":"1","Quan'],
  ['a page of some proxy', '<!doctype html><title>Blocked</title>'],
  ['a number', '7'],
  ['a truth', 'true'],
  ['words', 'undefined is not an object'],
  ['unseen characters', '\u0000\u0001\uFFFD'],
  ['half a character', '"\uD83D'],
  ['nested without end', deep],
  ['an object', '{"items":[]}'],
] as const;

/** Each key alone with each broken text; all others stay valid. */
const brokenKeys: StorageCase[] = brokenTexts.flatMap(([name, text]) => [
  {
    name: `a cart of ${name}`,
    entries: { cartItems: text, customerWishList: sound.wishes, user: sound.user },
    lost: ['cartItems'],
    wishes: ['2'],
    user: 41,
  },
  {
    name: `a wish list of ${name}`,
    entries: { cartItems: sound.cart, customerWishList: text, user: sound.user },
    lost: ['customerWishList'],
    cart: ['1'],
    user: 41,
  },
  {
    name: `a user of ${name}`,
    entries: { cartItems: sound.cart, customerWishList: sound.wishes, user: text },
    lost: ['user'],
    cart: ['1'],
    wishes: ['2'],
  },
  {
    name: `a mirror of ${name}`,
    entries: { cartItems: sound.cart, customerWishList: sound.wishes, user: sound.user, kado: text },
    lost: ['kado'],
    cart: ['1'],
    wishes: ['2'],
    user: 41,
  },
]);

export const storageCases: readonly StorageCase[] = [
  ...brokenKeys,
  { name: 'nothing at all', entries: {} },
  {
    name: 'empty texts',
    entries: { cartItems: '', customerWishList: ' ', user: '', kado: '', langCode: '', Token: '' },
  },
  {
    name: '"undefined" and null, as careless clients write',
    entries: { cartItems: 'undefined', customerWishList: 'null', user: 'null' },
  },
  { name: 'a logged-out user', entries: { user: '{}', cartItems: '{}', customerWishList: '""' } },
  { name: 'a user without an id', entries: { user: json({ UserID: 0, FirstName: 'x' }) } },
  { name: 'a user whose id is text', entries: { user: json({ UserID: '41' }) }, user: 41 },
  {
    name: 'a user of objects',
    entries: { user: json({ UserID: 41, FirstName: {}, CityID: [], PostalCode: null }) },
    user: 41,
  },
  { name: 'a list for a user', entries: { user: '[1]' }, lost: ['user'] },
  { name: 'a user whose id is none', entries: { user: json({ UserID: { $gt: 0 } }) } },
  { name: 'an unknown language', entries: { langCode: 'fr', cartItems: sound.cart }, cart: ['1'] },
  { name: 'a language as JSON', entries: { langCode: '"ar"' } },
  { name: 'a token that is none', entries: { Token: 'ពាក្យ\n\u0000', user: sound.user }, user: 41 },
  { name: 'a token without end', entries: { Token: 'x'.repeat(200_000), user: sound.user }, user: 41 },
  {
    name: 'JSON within JSON',
    entries: { cartItems: json(json([line('1')])), customerWishList: json(json(json([wish(2)]))) },
    cart: ['1'],
    wishes: ['2'],
  },
  {
    name: 'lines among rubbish',
    entries: {
      cartItems: json([null, line('1'), 4, [], line('x'), {}]),
      customerWishList: json(['a', wish(2)]),
    },
    lost: ['cartItems', 'customerWishList'],
    cart: ['1'],
    wishes: ['2'],
  },
  {
    name: 'one product twice',
    entries: { cartItems: json([line('1'), line(1)]), customerWishList: json([wish(2), wish('2')]) },
    cart: ['1'],
    wishes: ['2'],
  },
  {
    name: 'ids out of bounds',
    entries: { cartItems: json([line('9999999999'), line(-1), line(1.5), line('1e3'), line(0)]) },
    lost: ['cartItems'],
  },
  {
    name: 'quantities that are none',
    entries: {
      cartItems: json([
        line(1, { Quantity: 'many' }),
        line(2, { Quantity: -3 }),
        line(3, { Quantity: 1e300 }),
        line(4, { Quantity: null }),
      ]),
    },
    cart: ['1', '2', '3', '4'],
  },
  {
    name: 'options that are none',
    entries: {
      cartItems: json([
        line(1, { productSelectedAttributes: 'none' }),
        line(2, { productSelectedAttributes: [null, { ProductAttributeID: {}, PrimaryKeyValue: 1 }] }),
      ]),
    },
    cart: ['1', '2'],
  },
  {
    name: 'prices that are none',
    entries: { customerWishList: json([wish(2, { Price: 'dear', DiscountedPrice: [], Quantity: {} })]) },
    wishes: ['2'],
  },
  {
    name: 'names that are none',
    entries: {
      customerWishList: json([
        wish(2, { ProductName: { en: 'Mug' }, DefaultImage: 7, ColorName: [], SizeId: -1 }),
      ]),
    },
    wishes: ['2'],
  },
  {
    name: 'a name and a picture without end',
    entries: {
      customerWishList: json([
        wish(2, {
          ProductName: 'x'.repeat(300_000),
          DefaultImage: `data:image/png;base64,${'A'.repeat(300_000)}`,
        }),
      ]),
    },
    wishes: ['2'],
  },
  {
    name: 'more lines than any call takes',
    entries: { cartItems: json(Array.from({ length: 5000 }, (_, at) => line(at + 1))) },
    lost: ['cartItems'],
    cart: Array.from({ length: 100 }, (_, at) => String(at + 1)),
  },
  {
    name: 'names of built-in things',
    entries: {
      cartItems: '[{"__proto__":{"ProductId":1},"constructor":1}]',
      user: '{"__proto__":{"UserID":1}}',
    },
    lost: ['cartItems', 'user'],
  },
  {
    name: 'an older mirror',
    entries: { kado: json({ state: { cartItems: [line(9)], user: 4 }, version: -1 }), cartItems: sound.cart },
    cart: ['1'],
  },
  {
    name: 'a mirror of another shop',
    entries: { 'persist:root': '{"cartReducer":"{}"}', kado: json({ state: null }) },
    lost: ['kado'],
  },
  {
    name: 'a mirror whose logo is none',
    entries: { kado: json({ state: { common: { websiteLogoInLocalStorage: {} } } }) },
  },
  {
    name: 'everything broken at once',
    entries: { cartItems: '{', customerWishList: '{', user: '{', kado: '{', langCode: '{', Token: '{' },
    lost: ['cartItems', 'customerWishList', 'user', 'kado'],
  },
];
