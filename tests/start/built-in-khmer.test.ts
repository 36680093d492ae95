import { expect, test } from 'vitest';
import { roleOf, withClient } from '#database/connect.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { emptyDatabase } from '../support/postgres.ts';

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const { url, ownerUrl } = await emptyDatabase();
const appRole = roleOf({ connectionString: url });

test('a demo shop seeded by an earlier release gets the built-in Khmer, and keeps texts written since', async () => {
  const earlier = readMigrations()
    .map(({ name }) => name)
    .filter((name) => name < '0013');
  const label = (key: string, text: string) =>
    `insert into localized_label values (64, '${key}', 2, '${text}')`;
  const rows = await withClient({ connectionString: ownerUrl }, async (client) => {
    await migrate(client, { appRole, log, only: earlier });
    await client.query(
      `begin; insert into setting values ('demoShop', 'true'); ${label('lbl_login_title', 'ចាស់')};
      ${label('lbl_login_email', 'ចាស់')}; ${label('lbl_login_password', 'ចាស់')}; commit`,
    );
    await client.query(`update localized_label set text = 'ថ្មី' where label_key = 'lbl_login_email'`);
    await client.query(label('welcome', 'ថ្មី'));
    await migrate(client, { appRole, log });
    return (await client.query('select label_key, text from localized_label order by label_key')).rows;
  });
  expect(rows).toEqual([
    { label_key: 'lbl_login_email', text: 'ថ្មី' },
    { label_key: 'welcome', text: 'ថ្មី' },
  ]);
});
