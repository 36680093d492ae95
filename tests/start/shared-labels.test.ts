import { expect, test } from 'vitest';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { roleOf, withClient } from '#database/connect.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { emptyDatabase } from '../support/postgres.ts';

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const { url, ownerUrl } = await emptyDatabase();
const appRole = roleOf({ connectionString: url });

test('texts that staff wrote for single office screens become the shared texts', async () => {
  const earlier = readMigrations()
    .map(({ name }) => name)
    .filter((name) => name < '0131');
  const rows = await withClient({ connectionString: ownerUrl }, async (client) => {
    await migrate(client, { appRole, log, only: earlier });
    await client.query(
      `insert into localized_label values (164, 'save', 1, 'Keep'), (166, 'save', 1, 'Store'), (231, 'save', 1, 'Store'),
      (232, 'undo', 2, 'ថយក្រោយ'), (231, 'created', 1, 'Added')`,
    );
    await migrate(client, { appRole, log });
    return (await client.query('select * from localized_label order by entity_id, label_key')).rows;
  });
  expect(rows).toEqual([
    { entity_id: 170, label_key: 'save', language_id: 1, text: 'Store' },
    { entity_id: 170, label_key: 'undo', language_id: 2, text: 'ថយក្រោយ' },
    { entity_id: 231, label_key: 'created', language_id: 1, text: 'Added' },
  ]);
});

test('the migration moves texts to keys that exist', () => {
  const { sql } = readMigrations().find(({ name }) => name.startsWith('0131')) as { sql: string };
  const shared = [...sql.matchAll(/\(\d+, '\w+', '(\w+)'\)/gu)].map(([, key]) => key);
  expect(shared.length).toBeGreaterThan(100);
  const { texts } = Object.values(labelSets).find(({ entityId }) => entityId === 170) as { texts: object };
  expect(shared.filter((key) => !(String(key) in texts))).toEqual([]);
});
