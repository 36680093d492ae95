import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { readAudit } from '#shop/audit-trail/audit-trail.ts';
import { customerKind } from '#shop/customers/customers.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query, analyze } = shop;
const { request, inside } = officeOf(shop);

beforeAll(async () => {
  await query`insert into audit_entry (at, event, actor, detail)
    select now() - n * interval '1 minute',
      (array['order seen', 'order sent', 'login'])[1 + n % 3], 'staff ' || n % 5,
      jsonb_build_object('order', n, 'customer', true) || case n % 4 when 0 then '{"fields": ["phone"]}' else '{}' end::jsonb
    from generate_series(1, 20000) n`;
  await analyze();
});

describe('the audit log with many entries', () => {
  it.each([
    [
      'of what was found',
      {
        find: {
          text: 'A1',
          events: ['order seen', 'order placed'] as const,
          fields: ['phone'],
          byCustomer: true,
        },
      },
      [
        'audit_field_pkey',
        ...['order', 'payment', 'actor', 'event', 'product', 'discount', 'staff', 'customer'].map(
          (each) => `audit_entry_${each}`,
        ),
      ],
    ],
    ['of staff at a terminal', { who: 'terminal' as const }, ['audit_entry_terminal']],
    ['of a staff member', { who: 7 }, ['audit_entry_actor']],
  ])('the entries %s are found by an index', async (_name, filter, indexes) => {
    const all = { who: null, events: null, since: null, until: null, find: null, before: null, limit: 51 };
    const statement = await firstStatement(db, (listener) => readAudit(listener, { ...all, ...filter }));
    const used = (await planOf(db, statement)).map((step) => step['Index Name']);
    expect(used).toEqual(expect.arrayContaining(indexes));
  });

  it('the audit log names customers without reading their orders', async () => {
    const statement = await firstStatement(db, (listener) =>
      Promise.resolve(customerKind.names?.(listener, [1])),
    );
    const read = (await planOf(db, statement)).flatMap((step) => step['Relation Name'] ?? []);
    expect(read).toEqual(['customer']);
  });

  it('the audit log shows only the changes of an entry’s own record when hundreds changed in its transaction', async () => {
    await query`with moment as (select now() + interval '1 minute' as at),
      changes as (
        insert into record_change (kind, thing, version, state, fields, changed_by, changed_at)
        select 'product', n::text, 1, 'changed', jsonb_build_object('stock', jsonb_build_array(n, n + 1)), 'staff 2', at
        from moment, generate_series(1, 500) n),
      settings as (
        insert into record_change (kind, thing, version, state, fields, changed_by, changed_at)
        select 'settings', '1', 1, 'changed', '{"phone": ["1", "2"]}', 'staff 2', at from moment)
      insert into audit_entry (at, event, actor, detail)
      select at, 'product changed', 'staff 2', jsonb_build_object('product', n, 'fields', array['stock'])
      from moment, generate_series(1, 500) n
      union all select at, 'settings changed', 'staff 2', '{"names": ["phone"]}' from moment`;
    const { cookie } = await inside(1);
    const { entries } = (await request(listAudit, { who: 2 }, cookie)).data;
    expect(entries).toHaveLength(50);
    expect(entries[0].changes).toEqual([{ field: 'phone', from: '1', to: '2' }]);
    const stocks = Array.from({ length: 49 }, (_, at) => [
      { field: 'stock', from: String(500 - at), to: String(501 - at) },
    ]);
    expect(entries.slice(1).map(({ changes }: { changes: object }) => changes)).toEqual(stocks);
  });
});
