import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reportOf } from '#contract/reports/reports.ts';
import { runReport } from '#shop/reports/reports.ts';
import { firstStatement, planOf } from '../../support/plans.ts';
import { testDatabase } from '../../support/postgres.ts';

const { db } = await testDatabase();

it.each(['salesByDay', 'itemsByVariant'] as const)(
  'the report %s reads orders and their pieces from indexes alone',
  async (report) => {
    const request = {
      report,
      period: 'lastYear',
      compare: 'none',
      find: '',
      sort: '',
      isBackwards: false,
      language: 'en',
      from: 0,
      limit: 50,
      columns: reportOf(report).columns,
    } as const;
    const clock = [{ today: '2026-12-01', zone: 'Asia/Phnom_Penh' }];
    const statement = await firstStatement(db, (asked) => runReport(asked, request), [clock]);
    const plan = await db.connection().execute(async (one) => {
      await sql`set enable_seqscan = off`.execute(one);
      await sql`set enable_bitmapscan = off`.execute(one);
      return planOf(one, statement);
    });
    const read = plan.filter((step) => /^(?:customer_order|order_unit)$/u.test(step['Relation Name'] ?? ''));
    expect(new Set(read.map((step) => `${step['Node Type']} ${step['Index Name']}`))).toEqual(
      new Set(['Index Only Scan customer_order_created', 'Index Only Scan order_unit_order']),
    );
  },
);
