import { findAnything } from '#contract/operations/office/palette/find-anything.ts';
import { stateIds } from '#contract/operations/office/orders/order-types.ts';
import { findProducts } from '#shop/catalogue/catalogue.ts';
import { findOrders } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { customerName, iso, stateOf } from '../orders/order-row.ts';

/** The maximum number of results of each kind. Its table shows the others. */
const maxFound = 6;
const anyOrder = { statusIds: Object.values(stateIds), since: null, limit: maxFound };
const anyProduct = {
  categoryId: null,
  brandId: null,
  state: null,
  stock: null,
  isUntranslated: false,
  isBackwards: false,
  after: null,
  limit: maxFound,
  isRough: true,
};

export const handler = handle(findAnything, async ({ find }, { app, caller: { permissions } }) => {
  const maySeeWho = permissions.has('customers.read');
  // A search with digits may be part of an order number.
  const isNumber = /\d/u.test(find);
  const ordersBy = (by: 'number' | 'who', isAllowed: boolean) =>
    isAllowed && permissions.has('orders.read') ? findOrders(app.db, { ...anyOrder, find, by }) : [];
  const productsBy = { ...anyProduct, find, sort: isNumber ? 'sku' : 'newest' } as const;
  const [byNumber, byWho, products] = await Promise.all([
    ordersBy('number', isNumber),
    ordersBy('who', maySeeWho),
    permissions.has('catalogue.read') ? findProducts(app.db, productsBy) : [],
  ]);
  const others = byWho.filter(({ orderId }) => byNumber.every((order) => order.orderId !== orderId));
  return {
    orders: [...byNumber, ...others].slice(0, maxFound).map((order) => ({
      number: order.number,
      customer: maySeeWho ? customerName(order) : null,
      placedAt: order.placedAt.toISOString(),
      state: stateOf(order.statusId),
      confirmBy: iso(order.confirmBy),
    })),
    products: products.map(({ id, sku, names, picture, stock, state }) => ({
      id,
      sku,
      names,
      picture,
      stock,
      state,
    })),
  };
});
