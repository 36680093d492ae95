import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { eraseCustomer } from '#server/cli/customers/erase-customer.ts';
import { readEraseCommand } from '#server/cli/customers/erase-arguments.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { commanded } from '#tests/support/commanded.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

const { db, query, url, ownerUrl, request } = await testShop(['places', 'catalogue']);

let shopper: Shopper;
let number: string;
/** Each customer has a completed order. */
beforeEach(async () => {
  shopper = await newShopper(db);
  number = (await request(postCustomerOrder, orderFor(shopper, [mug(1)]), shopper)).data[0].OrderNumber;
  await status(3);
});
const status = (to: number) =>
  query`update customer_order set status_id = ${to} where customer_id = ${shopper.customerId}`;

const run = (...args: string[]) =>
  commanded((say) => eraseCustomer(db, readEraseCommand([...args, '--by', 'srey']), say));
/** Runs the command as its own process. */
const runCommand = (settings: Record<string, string>) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const env = {
      PATH: process.env['PATH'] ?? '',
      KADO_DATA: inject('runFolder'),
      KADO_SECRET: 'x'.repeat(32),
      ...settings,
    };
    const args = ['server/commands/erase.ts', shopper.email, '--yes', '--by', 'srey'];
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out + err }),
    );
  });
const erased = (...args: string[]) => run(...args, '--yes');
const row = () =>
  db.selectFrom('customer').selectAll().where('id', '=', shopper.customerId).executeTakeFirstOrThrow();

describe('npm run erase', () => {
  it('npm run erase prints what it would delete, and deletes it when confirmed', async () => {
    const before = await row();
    const plan = await run(shopper.email);
    expect(plan.code).toBe(0);
    expect(plan.output).toMatch(
      new RegExp(`^Customer ${shopper.customerId}, since \\d{4}-\\d\\d-\\d\\d: ${shopper.email}`, 'u'),
    );
    expect(plan.output).toMatch(
      /Will erase: mails 1, sessions 1, order keys 1, what orders held 1, orders’ personal details 1, accounts 1\.\n/u,
    );
    expect(plan.output).toContain('no changes were made.');
    expect(await row()).toEqual(before);
    const done = await erased(shopper.email);
    expect(done.code).toBe(0);
    expect(done.output).toMatch(
      /Erased: mails 1,.*\n.*\nSave this line outside the database.*customer \d+, since .*, erased /u,
    );
    expect(await row()).toMatchObject({ email: null, active: false, first_name: '', country_id: null });
  });

  it('npm run erase finds an account by its id, too, as needed after a restore', async () => {
    expect(await erased(String(shopper.customerId))).toMatchObject({ code: 0 });
    expect((await erased(String(shopper.customerId))).code).toContain('was already erased');
    expect((await erased(shopper.email)).code).toContain(`no data found for ${shopper.email}`);
    expect((await erased('999999')).code).toContain('no data found for customer 999999');
  });

  it('npm run erase deletes none of the shop’s own emails, whatever the account is called', async () => {
    await db.updateTable('customer').set({ email: 'shop' }).where('id', '=', shopper.customerId).execute();
    const mail = { kind: 'contactReceived', recipient: 'shop', language_id: 1 };
    await db
      .insertInto('outbox_mail')
      .values({ ...mail, content: JSON.stringify({ email: 'dara@example.com' }) })
      .execute();
    expect(await erased(String(shopper.customerId))).toMatchObject({ code: 0 });
    expect(await mailsTo(db, 'shop')).toHaveLength(1);
  });

  it('npm run erase erases a visitor without an account, but not people with similar addresses', async () => {
    const people = [
      'vi.sitor@example.com',
      'vi_sitor@example.com',
      'avi.sitor@example.com',
      'vi.sitor@example.com.kh',
    ];
    await db
      .insertInto('subscriber')
      .values(people.map((email) => ({ email })))
      .execute();
    const { code, output } = await erased('Vi.Sitor@example.com');
    expect(code).toBe(0);
    expect(output).toContain('Guest: vi.sitor@example.com\nErased: newsletter entries 1.');
    const left = await db.selectFrom('subscriber').select('email').orderBy('id').execute();
    expect(left.map(({ email }) => email)).toEqual(people.slice(1));
  });

  const payment = (state: string) =>
    query`insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, expires_at, state)
      select id, customer_id, 5, 'test', 100, 'USD', now(), ${state} from customer_order where number = ${number}`;
  const dispute = () => sql`update payment set disputed_at = now() where customer_id = ${shopper.customerId}`;
  const refund = () => sql`
    insert into refund (payment_id, amount_cents, reason, asked_by)
    select id, 1, '', 'system' from payment where customer_id = ${shopper.customerId}`;
  it.each([
    ['an active order', () => status(1), /order AG\d+: active\.$/u],
    ['an order in progress', () => status(2), /order AG\d+: in progress\.$/u],
    ['a returned order', () => status(4), /order AG\d+: returned, not refunded\.$/u],
    ['an order that awaits its payment', () => status(90), /order AG\d+: awaiting its payment\.$/u],
    ['a payment', () => payment('unknown'), /order AG\d+, payment \d+: no outcome yet\.$/u],
    ['money for a void order', () => payment('paid').then(() => status(91)), /money without an order\.$/u],
    ['a dispute', () => payment('paid').then(() => dispute().execute(db)), /payment \d+: a dispute\.$/u],
    ['a refund', () => payment('paid').then(() => refund().execute(db)), /: a refund under way\.$/u],
  ])('npm run erase refuses to erase a customer while this is open: %s', async (_what, happen, sentence) => {
    await happen();
    const before = await row();
    for (const { code } of [await run(shopper.email), await erased(shopper.email)]) {
      expect(code).toMatch(sentence);
      expect(code).toContain('still has open items; resolve them first: ');
    }
    expect(await row()).toEqual(before);
    const { envelope } = await request(
      getCustomerOrderHistoryMaster,
      { UserId: shopper.customerId },
      shopper,
    );
    expect(envelope.statusCode).toBe(200);
  });

  it.each([
    ['completed', 3],
    ['refunded', 5],
    ['void', 91],
  ])('npm run erase erases a customer whose orders are all %s', async (_what, to) => {
    await status(to);
    expect(await erased(shopper.email)).toMatchObject({ code: 0 });
  });

  it('the command invalidates the pages with the customer’s reviews in every process', async () => {
    await query`insert into review (product_id, rating, title, body, reviewer_name, reviewer_email)
      values (1, 1, 'No', 'No', 'Sokha', ${shopper.email})`;
    const received = await noticesDuring(url, async () => {
      await run(shopper.email);
      await erased(shopper.email);
    });
    expect(received).toEqual(['list', 'product 1']);
  });

  it.each([[[]], [['Sokha']], [['a@b.c', 'd@e.f']], [['a@b.c', '--all']], [['0']], [['-1']]])(
    'npm run erase prints the usage for invalid arguments: %j',
    (args) => {
      expect(() => readEraseCommand(args)).toThrow('npm run erase');
      expect(readEraseCommand(['a@b.c'])).toMatchObject({ whom: { email: 'a@b.c' }, isConfirmed: false });
    },
  );

  // The three database roles of the shop: an ordinary role, the owner, and both in one.
  it.each([
    ['the shop’s role', () => ({ DATABASE_URL: url })],
    ['the shop’s role beside the owner', () => ({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl })],
    ['the owner alone', () => ({ DATABASE_URL: ownerUrl })],
  ])('the erase command runs as %s', async (_who, settings) => {
    const ran = await runCommand(settings());
    expect(ran.out).toContain('Erased: ');
    expect(ran.code).toBe(0);
    expect(await row()).toMatchObject({ email: null });
  });

  it('the erase command finishes although a statement takes longer than requests may', async () => {
    const ran = await db.transaction().execute(async (open) => {
      await sql`select from customer where id = ${shopper.customerId} for update`.execute(open);
      const running = runCommand({ DATABASE_URL: url });
      await sql`select pg_sleep(7)`.execute(open);
      return { running };
    });
    expect(await ran.running).toMatchObject({ code: 0 });
    expect(await row()).toMatchObject({ email: null });
  });
});
