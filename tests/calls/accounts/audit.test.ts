import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { auditRows, writeAudit } from '#shop/audit/audit.ts';
import { rateLimitKey } from '#shop/limits/limits.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { emptyDatabase } from '#tests/support/postgres.ts';
import { newShopper, shopApi } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { db, query, request, server } = await testShop();

describe('the audit log', () => {
  it.each([
    sql`update audit_entry set actor = 'nobody'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ])('the audit log is append-only: the shop’s role cannot change it (%#)', async (change) => {
    await request(getCustomerOrderHistoryMaster, {}, null);
    const count = () =>
      db
        .selectFrom('audit_entry')
        .select(({ fn }) => fn.countAll().as('n'))
        .execute();
    const before = await count();
    await expect(change.execute(db)).rejects.toThrow('permission denied for table audit_entry');
    expect(await count()).toEqual(before);
  });

  it('the audit log cannot be changed even if one role owns everything', async () => {
    const { adminUrl, prefix } = inject('testServer');
    const role = `${prefix}_one`;
    const asAdmin = (statement: string) =>
      withClient({ connectionString: adminUrl }, (client) => client.query(statement));
    await asAdmin(`create role ${role} login password 'one'; grant ${role} to current_user`);
    onTestFinished(() => asAdmin(`drop role ${role}`).then(() => undefined));
    const { ownerUrl } = await emptyDatabase();
    await asAdmin(`alter database ${new URL(ownerUrl).pathname.slice(1)} owner to ${role}`);
    const url = new URL(ownerUrl);
    Object.assign(url, { username: role, password: 'one' });
    await withClient({ connectionString: url.href }, (client) => migrate(client, { appRole: role, log }));
    const queryAsOwner = async (statement: string) =>
      (await withClient({ connectionString: url.href }, (client) => client.query(statement))).rows;
    await queryAsOwner(`insert into audit_entry (event, actor) values ('refund asked', 'staff srey')`);
    await expect(queryAsOwner(`update audit_entry set detail = '{}'`)).rejects.toThrow('permission denied');
  });

  it('the audit log gets one entry, or one per row of a statement, with details as values or SQL', async () => {
    const since = await auditedSince(db);
    await writeAudit(db, 'staff srey', 'customer erased', { customer: null });
    const from = sql`from unnest(array[7, 8]) id`;
    await auditRows(
      sql`'payment ' || id`,
      'order changed',
      { order: sql<number>`id`, from: 1, to: 2 },
      from,
    ).execute(db);
    // @ts-expect-error: what an event says is typed
    const wrong = auditRows('guest', 'order placed', { order: sql<string>`'x'`, note: 'typed' }, from);
    expect(wrong).toBeDefined();
    const changed = (id: number) => ({
      event: 'order changed',
      actor: `payment ${id}`,
      detail: { order: id, from: 1, to: 2 },
    });
    expect(await since()).toEqual([
      { event: 'customer erased', actor: 'staff srey', detail: { customer: null } },
      changed(7),
      changed(8),
    ]);
  });

  it('the audit log contains refusals, although they are HTTP 200', async () => {
    const since = await auditedSince(db);
    const reply = await request(getCustomerOrderHistoryMaster, {}, null);
    expect(reply).toMatchObject({ status: 200, envelope: { statusCode: 401 } });
    await request(getCustomerOrderHistoryMaster, {}, await newShopper(db));
    await server.inject({ url: '/api/v1/common/download-digital-file/7/1' });
    const entries = (await since()).filter(({ event }) => event !== 'login');
    expect(entries).toEqual([
      { event: 'call refused', actor: 'guest', detail: { operation: getCustomerOrderHistoryMaster.name } },
      { event: 'download refused', actor: 'guest', detail: { orderItem: 7 } },
    ]);
  });

  it('the audit log limits the refusals of all guests to a thousand entries per hour', async () => {
    await query`insert into rate_window (key, window_start, hits)
      select key, clock_timestamp(), 998 from rate_window where key like 'refusals-noted %'`;
    const since = await auditedSince(db);
    for (let at = 0; at < 3; at += 1) await request(getCustomerOrderHistoryMaster, {}, null);
    expect((await since()).length).toBeLessThan(3);
  });

  it('the audit log limits refusals of a customer who claims other ids to a thousand entries per hour', async () => {
    const me = await newShopper(db);
    const key = rateLimitKey('refusals-noted', `customer ${me.customerId}`);
    await db.insertInto('rate_window').values({ key, window_start: new Date(), hits: 998 }).execute();
    const since = await auditedSince(db);
    const asNobody = () => request(getCustomerOrderHistoryMaster, {}, me, { userid: '999999' });
    for (let at = 0; at < 5; at += 1) expect(await asNobody()).toMatchObject(refused);
    expect(await since()).toEqual(
      Array.from({ length: 2 }, () => ({
        event: 'UserID mismatch',
        actor: `customer ${me.customerId}`,
        detail: { operation: getCustomerOrderHistoryMaster.name },
      })),
    );
  });

  it('a call is still refused when the audit log is not writable', async () => {
    const full: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('insert into audit_entry')) throw new Error('no space left');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const shop = await shopApi(db.withPlugin(full));
    const me = await newShopper(db);
    expect(await shop.request(getCustomerOrderHistoryMaster, {}, me, { userid: '999999' })).toMatchObject(
      refused,
    );
  });
});

/** The token belongs to another customer. */
const refused = { status: 200, envelope: { statusCode: 403 } };
