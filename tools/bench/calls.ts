import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { paymentMethodIds } from '#contract/constants.ts';
import { productDetail } from '#shop/catalogue/catalogue.ts';
import { placeOrder, readCart } from '#shop/orders/orders.ts';
import { generousLimits } from '#tests/support/order-queue-capacity.ts';
import type { OrderPlan } from './bare-order.ts';
import type { ProductPlan } from './bare-product.ts';
import { startBare } from './bare-server.ts';
import { addressOf, placedFrom, type Buyer, newBuyers } from './buyers.ts';
import { type Figure, shown } from './figure.ts';
import { rate } from './pages.ts';
import type { Stage } from './stage.ts';
import { statementsOf } from './statements.ts';
import { noTime, processorOf, timed, type TimeUsed } from './processor-time.ts';
import { type Compared, compare, fire, type Load, type Target } from './throughput.ts';

/** The shop's own pool size (database/connect.ts). */
const poolSize = 16;
const json = { 'content-type': 'application/json' };
/** What a call answers that isn't a refusal. */
export const success = '{"statusCode":200,';

/** Compares a call with a bare server that runs the same statement and sends its row. */
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

/** Compares orders of many customers with a bare server that runs only the statements of an order's transaction. */
export async function orderCall(stage: Stage, load: Load): Promise<Figure> {
  const { ours, bare } = await ordersBesideBare(stage);
  try {
    return share('place order, of its bare transaction', await compare(ours, bare.target, load), load);
  } finally {
    await bare.stop();
  }
}

/**
 * Measures the CPU time of an order, including PostgreSQL's, and compares it with that of its bare
 * transaction. The time of its email is separate.
 */
export async function orderTimes(
  stage: Stage,
  { connections, seconds, rounds }: Omit<Load, 'connections'> & { connections: readonly number[] },
): Promise<Figure[]> {
  const { ours, bare } = await ordersBesideBare(stage);
  try {
    const figures: Figure[] = [];
    for (const buyers of connections) {
      const own = { who: await processorOf(stage, stage.shop.pid), target: ours, used: noTime };
      const other = { who: await processorOf(stage, bare.pid), target: bare.target, used: noTime };
      for (let at = 0; at < rounds; at++)
        for (const each of at % 2 === 0 ? [own, other] : [other, own]) {
          await fire(each.target, { connections: buyers, seconds: 1 });
          each.used = await timed(each.who, each.used, () =>
            fire(each.target, { connections: buyers, seconds }),
          );
        }
      figures.push(timeShare(buyers, own.used, other.used));
    }
    return figures;
  } finally {
    await bare.stop();
  }
}

function timeShare(buyers: number, own: TimeUsed, bare: TimeUsed): Figure {
  const each = (used: TimeUsed) => used.milliseconds / used.orders;
  return {
    group: 'Throughput',
    name: `place order, of its bare transaction, processor time, ${buyers} ${buyers === 1 ? 'buyer' : 'buyers'}`,
    value: (100 * each(bare)) / each(own),
    unit: '%',
    budget: { atLeast: 80 },
    note: `${shown(each(bare))} ms of ${shown(each(own))} ms; a mail ${shown(own.mailMilliseconds / own.mails)} ms, in its own thread`,
  };
}

/** Returns the targets of the shop's orders and of its bare server, for the same customers. */
async function ordersBesideBare({ shop, connection }: Stage) {
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
      limits: generousLimits,
      address: addressOf(0),
    });
    if (typeof outcome === 'string' || !('orderId' in outcome))
      throw new Error(`no order: ${JSON.stringify(outcome)}`);
    ({ orderId } = outcome);
  });
  // Statements outside the transaction don't count.
  const begin = statements.findIndex(({ text }) => /^(?:begin|start transaction)\b/iu.test(text));
  const own = statements.slice(begin + 1).filter(({ text }) => !/^commit\b/iu.test(text));
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
  const { url, pid, stop } = await startBare('order', plan);
  const target = { url, method: 'POST', body: '{}' } as const;
  return { ours: orderTarget(shop.url, buyers, cart), bare: { target, pid, stop } };
}

/** Returns a target whose requests each come from the next customer, with its own key. */
export function orderTarget(shopUrl: string, buyers: readonly Buyer[], cart: string): Target {
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
    answer: success,
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
