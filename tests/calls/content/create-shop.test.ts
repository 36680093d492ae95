import { describe, expect, it } from 'vitest';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { withClient } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { createNewShop } from '#server/cli/new-shop/create-new-shop.ts';
import { readNewShop } from '#server/cli/new-shop/read-new-shop.ts';
import { changeChannel } from '#shop/invalidation/invalidation.ts';
import { createShop } from '#shop/content/content.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const whole = ['--name', 'Mekong Print', '--email', 'hello@mekong.example'];

/** Runs the command on its own database. `answers` is what a person types. */
async function command(args: string[], answers?: string[], db?: Database) {
  const own = db ?? (await testDatabase()).db;
  const output: string[] = [];
  const questions: string[] = [];
  const request = async (question: string) => {
    questions.push(question);
    return answers?.shift() ?? '';
  };
  const run = async () =>
    createNewShop(readNewShop([...args, '--by', 'srey']), {
      onShop: (work) => work(own),
      request: answers ? request : null,
      print: (line) => output.push(line),
    });
  const code = await run().catch((error: Error) => error.message);
  const settings = (language: string) =>
    guestCalls(own).then(({ request: call }) => call(getShopSettings, { languageCode: language }));
  return { db: own, code, output: output.join('\n'), questions, settings };
}

describe('npm run shop:create', () => {
  it('npm run shop:create creates the shop described by flags, notifies every process, and records who did it', async () => {
    const { db, ownerUrl } = await testDatabase();
    const since = await auditedSince(db);
    const notices: (string | undefined)[] = [];
    const made = await withClient({ connectionString: ownerUrl }, async (client) => {
      client.on('notification', ({ payload }) => notices.push(payload));
      await client.query(`listen ${changeChannel}`);
      const outcome = await command(
        [
          ...whole,
          '--name-km',
          'មេគង្គ',
          '--language',
          'km',
          '--phone',
          '012 345 678',
          '--address',
          'Street 1',
          '--yes',
        ],
        undefined,
        db,
      );
      await client.query('select 1');
      return outcome;
    });
    expect(made.code).toBe(0);
    expect(notices).toEqual(['["texts"]']);
    expect(await made.settings('en')).toMatchObject({
      SiteTitle: 'Mekong Print',
      Email: 'hello@mekong.example',
      Address: 'Street 1',
    });
    expect(await made.settings('ar')).toMatchObject({
      SiteTitle: 'មេគង្គ',
      Phone: '012 345 678',
      Address: 'Street 1',
    });
    expect(await since()).toMatchObject([
      { event: 'shop created', actor: 'staff srey', detail: { currency: 'USD', language: 'ar' } },
    ]);
    const again = await command([...whole, '--yes'], undefined, db);
    expect(again.code).toMatch(/^a shop already exists/u);
    expect((await made.settings('en')).SiteTitle).toBe('Mekong Print');
  });

  it('npm run shop:create without --yes and without a terminal is a dry run', async () => {
    const { code, output, settings } = await command(whole);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('Dry run: no changes were made. Run again with --yes to apply.'),
    ]);
    expect((await settings('en')).SiteTitle).toBe('Kado');
  });

  it('npm run shop:create asks at a terminal for missing or invalid answers, and for a final confirmation', async () => {
    const answers = ['ផ្សារ', '', 'no mail', 'a@b.example', '123', '', 'Street 2', '', 'yes'];
    const { code, output, questions, settings } = await command(
      ['--currency', 'USD', '--name', 'Market'],
      answers,
    );
    expect(code).toBe(0);
    expect(questions).toEqual([
      'Shop name in Khmer [Market]: ',
      'Language for messages to you (en or km) [en]: ',
      'Shop email address: ',
      'Shop email address: ',
      'Phone (optional): ',
      'Phone (optional): ',
      'Address (optional): ',
      'Address in Khmer [Street 2]: ',
      'Create this shop? [Y/n] ',
    ]);
    expect(output).toContain('not a valid email address');
    expect(output).toContain('8 to 15 digits');
    expect(await settings('ar')).toMatchObject({ SiteTitle: 'ផ្សារ', Address: 'Street 2', Phone: '' });
    expect((await command([], ['Shop', '', '', '', 'a@b.example', '', '', '', 'n'])).output).toContain(
      'Canceled. No changes were made.',
    );
  });

  it.each([
    [[], /missing required options: --name, --email;/u],
    [['--name', 'X'], /missing required options: --email;/u],
    [[...whole, '--currency', 'KHR'], /^--currency: only USD is supported/u],
    [[...whole, '--language', 'fr'], /^--language: must be en or km/u],
    [['--name', 'X', '--email', 'x@y'], /^--email: not a valid email address/u],
    [[...whole, '--phone', '12'], /^--phone: must have 8 to 15 digits/u],
    [['--name', '', '--email', 'x@y.example'], /^--name: must be a single line of 1 to 60 characters/u],
    [[...whole, '--colour', 'green'], /--colour/u],
    [[...whole, 'more'], /more/u],
  ])('npm run shop:create rejects the arguments %j', async (args, sentence) => {
    expect((await command([...args, '--yes'])).code).toMatch(sentence);
  });
});

it('the shop is created by only one of two simultaneous attempts', async () => {
  const { db } = await testDatabase();
  const shop = (name: string) => ({
    name: { en: name, km: name },
    currency: 'USD',
    language: 'en' as const,
    email: 'a@b.example',
    phone: '',
    address: { en: '', km: '' },
  });
  const made = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => createShop(db, shop(name), 'staff srey')),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  await expect(createShop(db, { ...shop('One'), currency: 'KHR' }, 'staff srey')).rejects.toThrow(RangeError);
});
