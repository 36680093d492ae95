import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { describe, expect, test } from 'vitest';
import { normalEmail } from '#contract/forms/email.ts';
import { withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { emptyDatabase, testDatabase } from '../support/postgres.ts';
import { temporaryFolder } from '../support/shop-process.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { url, ownerUrl } = await testDatabase();
const appRole = decodeURIComponent(new URL(url).username);
const before = await emptyDatabase();
const all = path.resolve(import.meta.dirname, '../../database');

/** Returns the migrations before 0022. */
function earlier(): string {
  const folder = temporaryFolder();
  const migrations = path.join(folder, 'migrations');
  cpSync(path.join(all, 'migrations'), migrations, { recursive: true });
  for (const name of readdirSync(migrations)) if (name >= '0022') rmSync(path.join(migrations, name));
  return folder;
}

const rows = async (client: ClientBase, sql: string) =>
  (await client.query<Record<string, unknown>>(sql)).rows;

describe('a database from before email addresses were normalized', () => {
  test('keeps every account with its data, and gives each email address to one account', async () => {
    await withClient({ connectionString: before.ownerUrl }, async (client) => {
      await migrate(client, { appRole, log, folder: earlier() });
      // Rows that no release writes, created with SQL or in a database of another locale.
      await client.query('alter table customer drop constraint customer_email_check');
      await client.query('alter table subscriber drop constraint subscriber_email_check');
      await client.query('alter table seller_request drop constraint seller_request_email_check');
      await client.query(`
        insert into customer (id, email, password_hash, first_name, last_name, active) values
          (1, 'Sokha@example.com', '', 'S', 'C', true), (2, 'sokha@example.com', '', 'S', 'C', true),
          (3, 'ｓokha@example.com', '', 'S', 'C', true), (4, ' dara@example.com', '', 'S', 'C', true),
          (5, 'DARA@example.com', '', 'S', 'C', true), (6, 'rİthi@example.com', '', 'S', 'C', true),
          (7, 'rithi@example.com', '', 'S', 'C', true), (8, 'not an address', '', 'S', 'C', true),
          (9, null, '', '', '', false), (10, 'bopha@example.com', '', 'S', 'C', true);
        insert into audit_entry (event, actor) values ('password reset', 'customer 7'), ('login', 'customer 1');
        insert into subscriber (id, email, unsubscribed_at) values
          (1, 'Sokha@example.com', now()), (2, 'sokha@example.com', null), (3, 'Dara@example.com', null);
        insert into country (id, code) values (1, 'KH');
        insert into seller_request (id, email, password_hash, first_name, last_name, address, country_id, state) values
          (1, 'Sokha@example.com', '', '', '', '', 1, 'open'), (2, 'sokha@example.com', '', '', '', '', 1, 'open'),
          (3, 'SOKHA@example.com', '', '', '', '', 1, 'refused');`);
      await migrate(client, { appRole, log, folder: all });
      expect(
        await rows(
          client,
          'select id, email, active, confirmed_at is not null as confirmed from customer order by id',
        ),
      ).toEqual([
        { id: 1, email: 'sokha@example.com#1', active: false, confirmed: false },
        { id: 2, email: 'sokha@example.com', active: true, confirmed: false },
        { id: 3, email: 'sokha@example.com#3', active: false, confirmed: false },
        { id: 4, email: 'dara@example.com', active: true, confirmed: false },
        { id: 5, email: 'dara@example.com#5', active: false, confirmed: false },
        { id: 6, email: 'rİthi@example.com', active: true, confirmed: false },
        { id: 7, email: 'rithi@example.com', active: true, confirmed: true },
        { id: 8, email: 'not an address', active: true, confirmed: false },
        { id: 9, email: null, active: false, confirmed: false },
        { id: 10, email: 'bopha@example.com', active: true, confirmed: false },
      ]);
      expect(
        await rows(
          client,
          `select detail ->> 'customer' as id from audit_entry where event = 'account closed' order by 1`,
        ),
      ).toEqual([{ id: '1' }, { id: '3' }, { id: '5' }]);
      expect(
        await rows(
          client,
          'select id, email, unsubscribed_at is not null as ended from subscriber order by id',
        ),
      ).toEqual([
        { id: 2, email: 'sokha@example.com', ended: true },
        { id: 3, email: 'dara@example.com', ended: false },
      ]);
      expect(await rows(client, 'select id, email, state from seller_request order by id')).toEqual([
        { id: 1, email: 'sokha@example.com', state: 'refused' },
        { id: 2, email: 'sokha@example.com', state: 'open' },
        { id: 3, email: 'sokha@example.com', state: 'refused' },
      ]);
    });
  });

  test('normalizes email addresses exactly as the shop does, whatever they contain', async () => {
    const texts = [
      ' ＳOKHA@Example.com\n',
      'İ@example.com',
      '\u1680a@b.co\u2028',
      '\u2066a@b.co\u2069',
      'ﬁ@b.co',
      'É@b.co',
    ];
    for (let code = 1; code < 0x2_ff_ff; code += 1)
      if (code < 0xd800 || code > 0xdfff)
        texts.push(`a${String.fromCodePoint(code)}b`, `${String.fromCodePoint(code)}b`);
    await withClient({ connectionString: ownerUrl }, async (client) => {
      const found = await client.query<{ text: string; normal: string; kept: boolean }>(
        'select t as text, normal_email(t) as normal, normal_email(n) = n as kept from unnest($1::text[], $2::text[]) x (t, n)',
        [texts, texts.map(normalEmail)],
      );
      const different = found.rows.filter(({ text, normal }) => normalEmail(text) !== normal);
      // A letter of Unicode 17, which PostgreSQL 18 doesn't know.
      expect(different.map(({ text }) => text).filter((text) => !text.includes('\uA7F1'))).toEqual([]);
      expect(found.rows.filter(({ kept: stored }) => !stored)).toEqual([]);
    });
  });
});
