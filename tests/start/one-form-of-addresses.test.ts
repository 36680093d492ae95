import { expect, test } from 'vitest';
import { normalEmail } from '#contract/forms/email.ts';
import { withClient } from '#database/connect.ts';
import { testDatabase } from '../support/postgres.ts';

const { ownerUrl } = await testDatabase();

test('the database normalizes email addresses exactly as the shop does, whatever they contain', async () => {
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
