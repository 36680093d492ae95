import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { packLine } from '#contract/operations/office/workshop/pack-line.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { withClient } from '#database/connect.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { differencesFromFiles } from '../../support/database-functions.ts';
import { caller, errorsIn, type WireAnswer } from '../../support/running-shop.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { type ShopServer, startShop } from '../../support/shop-server.ts';
import { staffCookie } from '../../support/staff-cookie.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { again, ask, mapConcurrently } from '../asking.ts';
import { expectEvery, expectAll, says, sized } from '../gate.ts';
import { browsing, orderOf, placed } from '../load/requests.ts';
import { calls, orderPlaced, tooBusy, whiteMug, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { checkedOut, earlierRelease } from './earlier-release.ts';
import { type AskOffice, officeAt } from './release-answers.ts';
import { lostValues } from './unchanged-data.ts';

const withoutStock = ({ text }: WireAnswer) => text.replaceAll(/\\"StockQuantity\\":\d+/gu, '');

interface OfficeLine {
  id: number;
  quantity: number;
  toPrepare: number;
  isPacked: boolean;
  cells?: { cell: number; quantity: number; toPrepare: number; isPacked: boolean }[];
}
const pieces = ({ cell, quantity, toPrepare, isPacked }: NonNullable<OfficeLine['cells']>[number]) =>
  [cell, quantity, toPrepare, isPacked].join('/');

const release = earlierRelease();
if (!release) says('skipped: no earlier release can be had from git here');
describe.skipIf(!release)('the previous release beside this one, on this one’s database', async () => {
  if (!release) return;
  says(`the release before: ${release}`);
  const { db, url, ownerUrl } = await demoDatabase();
  await db.updateTable('product').set({ stock: 100_000 }).where('id', '=', 1).execute();
  const payments = await testPayments();
  const project = { old: checkedOut(release), now: undefined };
  // The previous release doesn't send calls that were added since.
  const oldCancels = existsSync(path.join(project.old, 'contract/operations/orders/cancel-order.ts'));
  const open = (which: 'old' | 'now', port?: number) =>
    startShop({
      databaseUrl: url,
      ownerUrl,
      env: { PAYMENT_TEST_URL: payments.address, KADO_SECRET: 'the same for both of them, 32 or more' },
      ...(project[which] && { project: project[which] }),
      ...(port !== undefined && { port }),
    });
  const [old, now] = await Promise.all([open('old'), open('now')]);
  const both = [old, now];
  const opened: ShopServer[] = [...both];
  afterAll(() => Promise.all(opened.map((shop) => shop.stop('SIGINT'))));
  const buyers = await newShoppers(db, 8);

  /** Places an order at the first shop, and reads its outcome from the second. */
  async function journey(shopper: Shopper, [first, second]: readonly ShopServer[], count: number) {
    const as = { UserID: shopper.customerId, token: shopper.token };
    const call = (shop: ShopServer | undefined, ...requests: Parameters<ReturnType<typeof caller>>) =>
      again(() => caller(shop!.url)(...requests));
    const payment = [{}, { PaymentMethod: '5', paymentToken: token('approve.hook-none') }][count % 2];
    const [cart, sameCart] = await Promise.all(
      [first, second].map((shop) =>
        call(shop, 'common/get-customer-cart-items/cart-data', {
          cartJsonData: JSON.stringify([whiteMug(2)]),
        }),
      ),
    );
    const key = { 'idempotency-key': randomUUID() };
    const parameters = orderFor(shopper, [whiteMug(1)], payment);
    const order = await call(first, calls.order, parameters, { as, headers: key });
    // Sends the order again to the other shop, as a proxy does when it got no answer.
    const repeated = await call(second, calls.order, parameters, { as, headers: key });
    const mine = await call(
      second,
      'dynamic/dataoperation/get-customer-order-history-master',
      { UserID: shopper.customerId },
      { as },
    );
    const number = (answer: WireAnswer) => answer.data[0]?.OrderNumber as string | undefined;
    const cancelled = await call(
      second === old && !oldCancels ? now : second,
      'common/cancel-order',
      { UserID: shopper.customerId, OrderId: order.data[0]?.OrderId },
      { as },
    );
    return {
      number: number(order),
      output: [messageOf(order), messageOf(repeated), messageOf(cancelled)],
      isOne: number(order) !== undefined && number(order) === number(repeated),
      // Other customers buy in the meantime, so stock is ignored.
      isSameCart: withoutStock(cart!) === withoutStock(sameCart!),
      isListed: (mine.data as { OrderNumber?: string }[]).some((each) => each.OrderNumber === number(order)),
    };
  }

  test('buyers succeed at both releases, also when switching between them', async () => {
    const rounds = sized(2, 10);
    const journeys = [];
    for (let round = 0; round < rounds; round += 1)
      journeys.push(
        ...(await Promise.all(
          buyers.map((shopper, at) =>
            journey(shopper, (at + round) % 2 === 0 ? both : [now, old], at + Math.floor(at / 2)),
          ),
        )),
      );
    expectEvery('orders at one, sent again to the other, cancelled there', journeys, ({ output }) =>
      output.every((message, at) => message === [orderPlaced, orderPlaced, 'Saved Successfully'][at]),
    );
    expectEvery('one order each', journeys, ({ isOne }) => isOne);
    expectEvery('carts that cost the same at both', journeys, ({ isSameCart }) => isSameCart);
    expectEvery('orders in the list of the other', journeys, ({ isListed }) => isListed);
    const looks = both.flatMap(({ url: at }) => browsing.map((question) => () => ask(at, question)));
    const looked = await mapConcurrently(looks, 4, again);
    expectEvery('lists and products at both', looked, ({ status }) => status === 200);
    expect(await brokenOrders(db)).toEqual([]);
    // On a busy machine, a request that waits too long for another order is rejected, so that the client
    // retries.
    const errors = both.flatMap((shop) => errorsIn(shop.output()));
    expect(errors.filter((line) => !/57014/u.test(line) && !line.includes(tooBusy)).slice(0, 3)).toEqual([]);
  });

  test('a printed order is the same at both, whichever of them changes it', async () => {
    const cookie = await staffCookie(db, 1);
    const offices = both.map(({ url: at }) => officeAt(at, cookie));
    const { rows: printed } = await sql<{ id: number; number: string; customer: number }>`
      select id, number, customer_id as customer from customer_order o where deposit_cents is not null
        or exists (select from order_item i where i.order_id = o.id and (i.has_cells or i.design_id is not null))
        or exists (select from parcel p where p.order_id = o.id and p.has_units) order by id`.execute(db);
    const differences = await mapConcurrently(printed, 2, async ({ number, id, customer }) => {
      const as = { UserID: customer, token: (await createSession(db, customer, false)).token };
      const answers = await Promise.all(
        both.map(async ({ url: at }, which) => ({
          office: await offices[which]!(getOrder, { number }),
          items: (await caller(at)(getCustomerOrderHistoryDetail.path, { OrderId: id }, { as })).data,
          page: (await caller(at)(getJob.path, { OrderId: id }, { as })).data,
        })),
      );
      return { number, lost: lostValues(answers[0], answers[1]) };
    });
    expectEvery('printed orders alike at both', differences, ({ lost }) => lost.length === 0);

    const { rows: proofs } = await sql<{ id: string; order: number; customer: number; cents: number }>`
      select p.id, o.id as order, o.customer_id as customer, p.total_cents as cents from proof p
        join order_item i on i.id = p.item_id join customer_order o on o.id = i.order_id where p.state = 'sent'`.execute(
      db,
    );
    const approved = await mapConcurrently(proofs, 1, async ({ id, order, customer, cents }, at) => {
      const as = { UserID: customer, token: (await createSession(db, customer, false)).token };
      const act = { OrderId: order, Act: 'approve', ProofId: id, Name: 'Bopha', Total: cents / 100 };
      const pair = at % 2 === 0 ? both : [now, old];
      // Both get the approval at once; it counts once.
      await Promise.all(pair.map(({ url: atUrl }) => caller(atUrl)(takeJobAct.path, act, { as })));
      return db.selectFrom('proof').select('state').where('id', '=', id).executeTakeFirst();
    });
    expectEvery('proofs approved at both at once', approved, (proof) => proof?.state === 'approved');

    const line = {
      ...whiteMug(1),
      productSelectedAttributes: whiteMug(1).productSelectedAttributes.slice(1),
      VariantQuantities: [
        { ColorID: 1, Quantity: 2 },
        { ColorID: 2, Quantity: 3 },
      ],
    };
    const shipped = await mapConcurrently(buyers.slice(0, 4), 2, async (shopper, at) => {
      const [first, second] = at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const as = { UserID: shopper.customerId, token: shopper.token };
      const payment = { PaymentMethod: '5', paymentToken: token('approve.hook-none') };
      const headers = { 'idempotency-key': randomUUID() };
      const parameters = orderFor(shopper, [line], payment);
      const place = (which: number) => caller(both[which]!.url)(calls.order, parameters, { as, headers });
      const order = await again(() => place(first));
      const repeated = await again(() => place(second));
      const number = order.data[0]?.OrderNumber as string;
      await offices[second]!(takeOrderStep, { number, step: 'prepare', from: 'active' });
      const { lines } = await offices[first]!(getOrder, { number });
      const units = (lines[0].cells as { cell: number; quantity: number }[]).map((each) => ({
        line: lines[0].id as number,
        cell: each.cell,
        quantity: each.quantity,
      }));
      await offices[first]!(sendOrder, { number, units: units.slice(0, 1), seen: 0 });
      const tooMuch = await offices[second]!(sendOrder, { number, units, seen: 1 });
      await offices[second]!(sendOrder, { number, units: units.slice(1), seen: 1 });
      const views = await Promise.all(offices.map((office) => office(getOrder, { number })));
      return {
        isOne: number !== undefined && number === repeated.data[0]?.OrderNumber,
        isRefused: tooMuch === null,
        cells: units.map(({ quantity }) => quantity).join(),
        parcels: views.map(({ parcels }) => parcels.length as number).join(),
      };
    });
    expectEvery(
      'orders of two colors, sent in two parcels by both',
      shipped,
      ({ isOne, isRefused, cells, parcels }) => isOne && isRefused && cells === '2,3' && parcels === '2,2',
    );
    expect(await brokenOrders(db)).toEqual([]);
  });

  test('pieces of a line are the same at both releases, whichever of them changes it', async () => {
    const cookie = await staffCookie(db, 1);
    const offices = both.map(({ url: at }) => officeAt(at, cookie));
    const changed = await mapConcurrently(buyers.slice(4), 2, async (shopper, at) => {
      const as = { UserID: shopper.customerId, token: shopper.token };
      const payment = { PaymentMethod: '5', paymentToken: token('approve.hook-none') };
      const headers = { 'idempotency-key': randomUUID() };
      const parameters = orderFor(shopper, [whiteMug(6)], payment);
      let turn = at;
      /** The office whose turn it is: each step is the other release’s. */
      const office: AskOffice = (operation, input) => offices[(turn += 1) % 2]!(operation, input);
      const placing = both[at % 2]!.url;
      const order = await again(() => caller(placing)(calls.order, parameters, { as, headers }));
      const number = order.data[0]?.OrderNumber as string;
      const states: string[] = [];
      const look = async (step: string) => {
        const views = await Promise.all(offices.map((each) => each(getOrder, { number })));
        const refundable = await Promise.all(offices.map((each) => each(getRefundable, { number })));
        const [state, other] = views.map(({ state: status, lines }, which) =>
          [
            status,
            ...lines.map((each: OfficeLine) =>
              [each.quantity, each.toPrepare, each.isPacked, ...(each.cells ?? []).map(pieces)].join(' '),
            ),
            ...(refundable[which]?.refundable?.lines ?? []).map((each: Record<string, number>) =>
              [each['cell'], each['quantity'], each['refunded'], each['restocked']].join('/'),
            ),
          ].join(', '),
        );
        const broken = await brokenOrders(db);
        const isSame = state === other && broken.length === 0;
        states.push(isSame ? `${step}: ${state}` : `${step}: ${state} or ${other}, broken ${broken.length}`);
        return views[0].lines[0] as OfficeLine;
      };
      const edit = async (step: string, quantity: number, cells?: readonly [number, number][]) => {
        const { id: line } = await look('before');
        states.pop();
        const chosen = cells?.map(([colorId, ofColor]) => ({ colorId, sizeId: 0, quantity: ofColor }));
        const stay = [{ line, quantity, ...(chosen && { cells: chosen }) }];
        const asked = { number, stay, add: [], address: null, deliveryWayId: null };
        const plan = await offices[turn % 2]!(planOrderChange, asked);
        await office(changeOrder, { ...asked, version: plan.version, totalCents: plan.sums.totalCents });
        await look(step);
      };
      await look('placed');
      await edit('number', 5);
      // prettier-ignore
      await edit('colors', 5, [[1, 2], [2, 3]]);
      // prettier-ignore
      await edit('other colors', 5, [[2, 4], [1, 1]]);
      await edit('one color', 5, [[2, 5]]);
      // prettier-ignore
      await edit('colors again', 4, [[1, 1], [2, 3]]);
      await edit('fewer', 3, [[2, 3]]);
      if (at % 4 < 2)
        // prettier-ignore
        await edit('two colors', 3, [[1, 1], [2, 2]]);
      const isOfCells = at % 4 < 2;
      await office(takeOrderStep, { number, step: 'prepare', from: 'active' });
      const { id: line } = await look('begun');
      for (const step of ['packed', 'packed again']) {
        await office(packLine, { number, line, cell: 0, isPacked: true });
        await look(step);
        const { refundable } = await office(getRefundable, { number });
        await office(refundOrder, {
          number,
          of: {
            kind: 'lines',
            lines: [{ id: line, cell: isOfCells ? 2 : 0, quantity: 1, isRestocked: true }],
          },
          leftCents: refundable.leftCents,
          reason: 'broken',
          key: randomUUID(),
        });
        await look(`refunded after ${step}`);
      }
      await office(takeOrderStep, { number, step: 'cancel', from: 'inProgress', isRestocked: true });
      await look('canceled');
      return { isOfCells, states };
    });
    for (const { isOfCells, states } of changed)
      says(`${isOfCells ? 'colors' : 'one color'}:\n  ${states.join('\n  ')}`);
    expectEvery(
      'orders alike at both',
      changed,
      ({ states }) => !states.some((each) => each.includes(' or ')),
    );
    for (const isOfCells of [true, false])
      expect(
        new Set(changed.filter((each) => each.isOfCells === isOfCells).map(({ states }) => states.join())),
      ).toHaveProperty('size', 1);
  });

  test('upgrading and downgrading twice during orders loses nothing acknowledged', async () => {
    const acknowledged: string[] = [];
    const over = new AbortController();
    onTestFinished(() => over.abort());
    // One shop changes its release, the other doesn't. When one is down, a proxy uses the other.
    let changing = old;
    const buy = async (shopper: Shopper, at: number) => {
      while (!over.signal.aborted) {
        const question = orderOf(shopper, randomUUID());
        for (let tries = 0; ; tries += 1) {
          const { status, text } = await ask([changing, now][(at + tries) % 2]!.url, question);
          const number = /OrderNumber\\?":\\?"([^"\\]+)/u.exec(text)?.[1];
          if (status === 200 && text.includes(placed) && number !== undefined) {
            acknowledged.push(number);
            break;
          }
          await sleep(50);
        }
      }
    };
    const before = await ordersOf();
    const buying = buyers.map(buy);
    const changes = sized(['now', 'old'] as const, ['now', 'old', 'now', 'old'] as const);
    for (const which of changes) {
      await sleep(sized(1000, 5000));
      await changing.stop();
      changing = await open(which, changing.port);
      opened.push(changing);
    }
    await sleep(1000);
    over.abort();
    await Promise.all(buying);
    const stored = new Set(await ordersOf());
    says(`${acknowledged.length} orders under ${changes.length} changes of the release`);
    expectEvery('acknowledged orders are stored', acknowledged, (number) => stored.has(number));
    expectAll('stored orders were acknowledged', acknowledged.length, stored.size - before.length);
    expect(await brokenOrders(db)).toEqual([]);
    const differences = await withClient({ connectionString: ownerUrl }, differencesFromFiles);
    expect(differences, 'functions that are no longer those of this release').toEqual([]);
  });

  async function ordersOf(): Promise<string[]> {
    const ids = buyers.map(({ customerId }) => customerId);
    const rows = await db
      .selectFrom('customer_order')
      .select('number')
      .where('customer_id', 'in', ids)
      .execute();
    return rows.map(({ number }) => number);
  }
});
