import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { paymentMethodIds } from '#contract/constants.ts';
import { productDetail } from '#shop/catalogue/catalogue.ts';
import { placeOrder, readCart } from '#shop/orders/orders.ts';
import { roomyLimits } from '#tests/support/room-for-orders.ts';
import type { OrderPlan } from './bare-order.ts';
import type { ProductPlan } from './bare-product.ts';
import { startBare } from './bare-server.ts';
import { addressOf, placedFrom, type Buyer, newBuyers } from './buyers.ts';
import type { Figure } from './figure.ts';
import { rate } from './pages.ts';
import type { Stage } from './stage.ts';
import { statementsOf } from './statements.ts';
import { type Compared, compare, type Load, type Target } from './throughput.ts';

/** The shop's own (database/connect.ts). */
const poolSize = 16;
const json = { 'content-type': 'application/json' };

/** The call beside a bare server that runs the same statement and sends its row. */
export async function productCall(
  { shop, connection }: Stage,
  productId: number,
  load: Load,
): Promise<Figure> {
  const [statement] = await statementsOf(connection, (db) => productDetail(db, productId, 'en'));
  if (!statement) throw new Error('product detail ran no statement');
  const plan: ProductPlan = { connection, poolSize, statement };
  const bare = await startBare('product', plan);
  const body = JSON.stringify({ requestParameters: { ProductId: productId, languageCode: 'en' } });
  const target = { method: 'POST', headers: json, body } as const;
  const url = `${shop.url}/api/v1/${getProductDetail.path}`;
  try {
    const compared = await compare({ ...target, url }, { ...target, url: bare.url }, load);
    return share('product detail call, of its bare SQL', compared, load);
  } finally {
    await bare.stop();
  }
}

/** Orders of many customers beside a bare server that runs the statements of an order's transaction, and nothing else. */
export async function orderCall({ shop, connection }: Stage, load: Load): Promise<Figure> {
  const { buyers, cart } = await newBuyers(connection, 400);
  const [first] = buyers;
  if (!first) throw new Error('no buyers');
  const key = 'the-key-of-the-plan';
  let orderId = 0;
  const statements = await statementsOf(connection, async (db) => {
    const outcome = await placeOrder(db, {
      lines: readCart(cart) ?? [],
      customerId: first.customerId,
      couponCode: '',
      note: '',
      expectedTotalCents: null,
      idempotencyKey: key,
      language: 'en',
      methodId: 6,
      limits: roomyLimits,
      address: addressOf(0),
    });
    if (typeof outcome === 'string' || !('orderId' in outcome))
      throw new Error(`no order: ${JSON.stringify(outcome)}`);
    ({ orderId } = outcome);
  });
  const own = statements.filter(({ text }) => !/^(?:begin|commit|start transaction)\b/iu.test(text));
  const plan: OrderPlan = {
    connection,
    poolSize,
    statements: own,
    customerId: first.customerId,
    key,
    orderId,
    placedFrom: placedFrom(0),
    customerIds: buyers.map(({ customerId }) => customerId),
  };
  const bare = await startBare('order', plan);
  try {
    const compared = await compare(
      orders(shop.url, buyers, cart),
      { url: bare.url, method: 'POST', body: '{}' },
      load,
    );
    return share('place order, of its bare transaction', compared, load);
  } finally {
    await bare.stop();
  }
}

/** Every request from the next customer, under a key of its own. */
function orders(shopUrl: string, buyers: readonly Buyer[], cart: string): Target {
  const body = JSON.stringify({
    requestParameters: {
      cartJsonData: cart,
      PaymentMethod: paymentMethodIds.cashOnDelivery,
      CouponCode: '',
      OrderNote: '',
    },
  });
  let turn = 0;
  return {
    url: `${shopUrl}/api/v1/${postCustomerOrder.path}`,
    method: 'POST',
    headers: json,
    body,
    each: (request) => {
      const buyer = turn % buyers.length;
      const { token, customerId } = buyers[buyer] as Buyer;
      turn += 1;
      const identity = {
        token,
        userid: String(customerId),
        'x-forwarded-for': addressOf(buyer),
        'idempotency-key': `bench-${process.pid}-${turn}`,
      };
      return { ...request, headers: { ...json, ...identity } };
    },
  };
}

function share(name: string, { worst }: Compared, { rounds, connections }: Load): Figure {
  return {
    group: 'Throughput',
    name,
    value: worst.share,
    unit: '%',
    budget: { atLeast: 50 },
    note: `worst of ${rounds}: ${rate(worst.ours)} of ${rate(worst.bare)}, ${connections} connections`,
  };
}
