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
      (232, 'undo', 2, 'ថយក្រោយ'), (231, 'created', 1, 'Added'), (254, 'discount.kind.total', 1, 'All'),
      (261, 'off', 1, 'Stopped'), (266, 'KHQR_TOKEN', 1, 'Token of our bank'), (266, 'KHQR_NAME', 1, 'Old'),
      (296, 'KHQR_NAME', 1, 'Name in the app'), (266, 'rate', 1, 'Riel'),
      (231, 'keepWriting', 1, 'Go on'), (231, 'conflict', 1, 'Product edited')`,
    );
    await migrate(client, { appRole, log });
    return (await client.query('select * from localized_label order by entity_id, label_key')).rows;
  });
  expect(rows).toEqual([
    { entity_id: 167, label_key: 'keepEditing', language_id: 1, text: 'Go on' },
    { entity_id: 170, label_key: 'save', language_id: 1, text: 'Store' },
    { entity_id: 170, label_key: 'undo', language_id: 2, text: 'ថយក្រោយ' },
    { entity_id: 231, label_key: 'created', language_id: 1, text: 'Added' },
    { entity_id: 266, label_key: 'rate', language_id: 1, text: 'Riel' },
    { entity_id: 296, label_key: 'KHQR_NAME', language_id: 1, text: 'Name in the app' },
    { entity_id: 296, label_key: 'KHQR_TOKEN', language_id: 1, text: 'Token of our bank' },
    { entity_id: 6041, label_key: 'field.kind.total', language_id: 1, text: 'All' },
    { entity_id: 6041, label_key: 'field.state.off', language_id: 1, text: 'Stopped' },
    { entity_id: 6041, label_key: 'view.off', language_id: 1, text: 'Stopped' },
  ]);
});

test.each([
  ['0131', 170, /\(\d+, '\w+', '(\w+)'\)/gu, 100],
  ['0157', 6041, /[{,]([\w.]+)(?=[},])/gu, 20],
])('migration %s moves texts to keys that exist', (number, entity, keys, min) => {
  const { sql } = readMigrations().find(({ name }) => name.startsWith(number)) as { sql: string };
  const moved = [...sql.matchAll(keys)].map(([, key]) => key);
  expect(moved.length).toBeGreaterThan(min);
  const { texts } = Object.values(labelSets).find(({ entityId }) => entityId === entity) as { texts: object };
  expect(moved.filter((key) => !(String(key) in texts))).toEqual([]);
});
