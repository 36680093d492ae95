import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { endLinks, jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { signLink } from '#shop/signed-link.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { expectAll, expectEvery, sized } from '../gate.ts';
import { identityPair } from './identity-pair.ts';

const {
  db,
  request,
  secret,
  faults: errors,
} = await identityPair({
  LIMIT_BROWSE: '1000000',
  LIMIT_ACCOUNT: '1000000',
});
const key = Buffer.from(secret);
const [buyer, stranger] = (await newShoppers(db, 2)) as [Shopper, Shopper];

interface Printed {
  orderId: number;
  itemId: number;
  proofId: string;
  code: string;
}

/** An order of this customer with a printed item, whose proof was sent. */
async function printedOrder({ customerId, email }: typeof buyer): Promise<Printed> {
  const { rows } = await sql<{ orderId: number; itemId: number; proofId: string }>`
    with o as (
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents, total_cents,
        first_name, last_name, email, mobile, address)
      select 'P' || coalesce(max(id), 0) + 1, ${customerId}, 1, 6, 500, 0, 500, 'Maly', 'Sok', ${email}, '012', 'a'
      from customer_order returning id),
    i as (
      insert into order_item (order_id, product_id, name_en, unit_cents, list_cents, quantity, total_cents)
      select o.id, (select min(id) from product), 'Mug', 500, 500, 1, 500 from o returning id, order_id)
    select order_id as "orderId", id as "itemId", gen_random_uuid() as "proofId" from i`.execute(db);
  const made = rows[0]!;
  await sql`
    insert into proof (id, item_id, number, print_hash, order_version, total_cents, sheet, state, made_by, sent_at)
    values (${made.proofId}::uuid, ${made.itemId}, 1, print_hash_of(${made.itemId}), 1, 500, 'none', 'sent', 'staff 1', now())`.execute(
    db,
  );
  return { ...made, code: await codeOf(made.orderId) };
}
const codeOf = async (orderId: number) =>
  jobPath(key, 'en', (await jobOrder(db, { orderId }))!)
    .split('/')
    .at(-1)!;

let turns = 0;
const approve = async (Code: string, ProofId: string, more: object = {}) =>
  (
    await request((turns += 1), takeJobAct.path, {
      Code,
      Act: 'approve',
      ProofId,
      Name: 'Maly',
      Total: 5,
      ...more,
    })
  ).envelope.statusCode;
const stateOf = async ({ proofId }: Printed) =>
  (await sql<{ state: string }>`select state from proof where id = ${proofId}::uuid`.execute(db)).rows[0]!
    .state;
const prepare = (orderId: number) => changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });

let order: Printed;
beforeEach(async () => {
  order = await printedOrder(buyer);
});

test('a forged, foreign, narrow or ended link neither shows nor answers a proof', async () => {
  const foreign = await printedOrder(stranger);
  const [kind, ...rest] = order.code.split('-');
  const narrow = [4, 6, 7].map((right) => signLink(key, 'job', [right, order.orderId, 1]));
  const links = [
    `${order.code}x`,
    order.code.slice(0, -1),
    [kind, Number(rest[0]) + 1, ...rest.slice(1)].join('-'),
    signLink(Buffer.from('another secret of another shop!!'), 'job', [1, order.orderId, 1]),
    signLink(key, 'receipt', [1, order.orderId, 1]),
    foreign.code,
    ...narrow,
    '',
  ];
  const answers: number[] = [];
  const shown: unknown[] = [];
  const follow = async (code: string) => {
    answers.push(await approve(code, order.proofId));
    const { data } = await request((turns += 1), getJob.path, { Code: code });
    shown.push(
      (data as { Proofs: { ProofId: string }[] }[]).flatMap(({ Proofs }) =>
        Proofs.map((each) => each.ProofId),
      ),
    );
  };
  // Narrow links show something else, so they aren't ended yet.
  for (const code of links) await follow(code);
  await endLinks(db, order.orderId, 'staff 1');
  await follow(order.code);
  expectEvery('links refused', answers, (status) => status >= 400);
  expectEvery('links without the proof', shown, (ids) => !JSON.stringify(ids).includes(order.proofId));
  expect(await stateOf(order)).toBe('sent');
});

test('a forwarded link approves once; a used, replaced or outdated proof can’t be approved otherwise', async () => {
  expect(await approve(order.code, order.proofId)).toBe(200);
  expect(await approve(order.code, order.proofId, { Name: 'Dara' })).toBe(200);
  const { rows } = await sql`select answer_name from proof where id = ${order.proofId}::uuid`.execute(db);
  expect(rows).toEqual([{ answer_name: 'Maly' }]);
  const replaced = await printedOrder(buyer);
  await sql`update proof set state = 'replaced' where id = ${replaced.proofId}::uuid`.execute(db);
  const outdated = await printedOrder(buyer);
  await sql`update order_item set options = '[{"attributeId": 3, "optionId": 2}]' where id = ${outdated.itemId}`.execute(
    db,
  );
  const started = await printedOrder(buyer);
  await sql`insert into order_waiver values (${started.orderId}, 'proof', 'a', 'staff 1')`.execute(db);
  await prepare(started.orderId);
  const other = await printedOrder(buyer);
  const answers = [
    await approve(replaced.code, replaced.proofId),
    await approve(outdated.code, outdated.proofId),
    await approve(started.code, started.proofId),
    await approve(other.code, other.proofId, { Total: 4.99 }),
    await approve(other.code, order.proofId.replace(/.$/u, '0')),
  ];
  expectEvery('approvals refused', answers, (status) => status >= 400);
  expect(await stateOf(other)).toBe('sent');
});

test('two approvals and two wishes at once, at two processes, give one answer', async () => {
  const rounds = sized(2, 20, 100);
  let good = 0;
  for (let round = 0; round < rounds; round += 1) {
    const printed = await printedOrder(buyer);
    const names = ['A', 'B'];
    // Equal wishes would both be answered as done, as repeats after a lost connection are.
    const answers = await Promise.all([
      ...names.map((Name) => approve(printed.code, printed.proofId, { Name })),
      ...names.map((Name) =>
        approve(printed.code, printed.proofId, { Name, Act: 'changes', Message: `Larger, ${Name}` }),
      ),
    ]);
    const { rows } = await sql<{ n: number; state: string }>`
      select count(*)::int as n, max(p.state) as state from audit_entry e, proof p
      where p.id = ${printed.proofId}::uuid and e.event in ('proof approved', 'proof changes requested')
        and (e.detail ->> 'order')::int = ${printed.orderId}`.execute(db);
    const approvals = answers.slice(0, 2).filter((status) => status === 200).length;
    const wishes = answers.slice(2).filter((status) => status === 200).length;
    const isOne =
      rows[0]!.state === 'approved' ? approvals > 0 && wishes === 0 : wishes === 1 && approvals === 0;
    if (rows[0]!.n === 1 && isOne) good += 1;
  }
  expectAll('rounds with one answer', good, rounds);
});

test('no writer begins work on an order without an approved proof, and an approval doesn’t outlive other artwork', async () => {
  const raw = async (to: number) => {
    try {
      await sql`update customer_order set status_id = ${to} where id = ${order.orderId}`.execute(db);
      return '';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expectEvery('raw updates refused', [await raw(2), await raw(3)], (code) => code === 'KD002');
  expect((await prepare(order.orderId)).isChanged).toBe(false);
  await approve(order.code, order.proofId);
  await sql`
    with d as (insert into design (customer_id) values (${buyer.customerId}) returning id),
    u as (update order_item set design_id = d.id from d where order_item.id = ${order.itemId})
    insert into design_place (design_id, attribute_id, text) select id, (select min(id) from attribute), 'Lotus' from d`.execute(
    db,
  );
  expect(await raw(2)).toBe('KD002');
  await sql`update order_item set design_id = null where id = ${order.itemId}`.execute(db);
  expect((await prepare(order.orderId)).isChanged).toBe(true);
  expect(errors()).toEqual([]);
});
