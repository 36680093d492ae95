import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectEvery, expectAll, says } from '../gate.ts';
import { rowsHolding } from './rows-holding.ts';
import {
  answers,
  canaries,
  db,
  email,
  failingPaths,
  goodPaths,
  shops,
  staffPaths,
  valueOf,
} from './canaries.ts';

let pages = '';
const mails: { kind: string; text: string }[] = [];
beforeAll(async () => {
  const good = await goodPaths();
  await staffPaths();
  await failingPaths(good);
  for (const at of '/en/ /en/update-profile /ar/orders-history /en/login /en/checkout /en/nothing'.split(
    ' ',
  )) {
    const headers = { cookie: `kado=${valueOf('a browser’s cookie')}`, token: valueOf('a token') };
    for (const { url } of shops) pages += await (await fetch(url + at, { headers })).text();
  }
  await sleep(3000);
  for (const { url } of shops) {
    const list = await (await fetch(`${url}/mailbox`)).text();
    for (const row of list.split('<tr>').slice(1)) {
      const href = /href="(\/mailbox\/[^"]+)"/u.exec(row)?.[1];
      if (href) mails.push({ kind: row, text: await (await fetch(url + href)).text() });
    }
  }
});
afterAll(() =>
  says(
    `${Object.keys(canaries).length} canaries in ${answers.length} answers, ${mails.length} mails, ${logs().length} characters of logs`,
  ),
);
const logs = () => shops.map((shop) => shop.output()).join('\n');

/** Returns the value as it is, and as other formats may encode it. */
const forms = (value: string) => [
  ...new Set([
    value,
    encodeURIComponent(value),
    Buffer.from(value).toString('base64url'),
    Buffer.from(value).toString('hex'),
    JSON.stringify(value).slice(1, -1),
  ]),
];
const holdsAny = (text: string, value: string) => forms(value).some((form) => text.includes(form));

describe('canary values in the wrong place', () => {
  test('there are at least twelve canaries, and each was sent', () => {
    expect(Object.keys(canaries).length).toBeGreaterThanOrEqual(12);
    // Requests failed on purpose, including in the database.
    expect(answers.filter(({ text }) => text.includes('"statusCode":500')).length).toBeGreaterThanOrEqual(3);
    expectEvery('canaries', Object.keys(canaries), (name) => valueOf(name).length >= 8);
  });

  test('no log contains a canary value, even at the most verbose level', () => {
    const text = logs();
    expect(text).toContain('"level":20');
    expect(text).toContain('request failed');
    expect(text).not.toContain(email);
    expectEvery('canaries not in the logs', Object.keys(canaries), (name) => !holdsAny(text, valueOf(name)));
  });

  test('no response contains a canary value except its own', () => {
    const found = answers.flatMap(({ call, text, headers, allowed }) =>
      Object.keys(canaries)
        .filter((name) => !allowed.includes(name) && holdsAny(text + headers, valueOf(name)))
        .map((name) => `${name} in ${call}`),
    );
    expect(found).toEqual([]);
    expectAll('answers without', answers.length, answers.length);
  });

  test('no page contains a canary value', () => {
    expect(pages).toContain('<h1');
    expectEvery('canaries not in pages', Object.keys(canaries), (name) => !holdsAny(pages, valueOf(name)));
  });

  test('no email contains a canary value except its own', () => {
    expect(mails.length).toBeGreaterThanOrEqual(4);
    const found = mails.flatMap(({ kind, text }) =>
      Object.entries(canaries)
        .filter(
          ([, { value, mails: may = [] }]) =>
            !may.some((each) => kind.toLowerCase().includes(each.toLowerCase())) && holdsAny(text, value),
        )
        .map(([name]) => `${name} in ${kind.slice(0, 200)}`),
    );
    expect(found).toEqual([]);
    const codes = mails.filter(({ text }) => text.includes(valueOf('a one-time code')));
    expect(codes).toHaveLength(1);
    expectAll('mails without', mails.length, mails.length);
  });

  test('no column contains a canary value except its own', async () => {
    const wrong: string[] = [];
    let seen = 0;
    for (const [name, { value, tables = [] }] of Object.entries(canaries)) {
      for (const table of await rowsHolding(db, forms(value))) {
        seen += 1;
        if (!tables.includes(table)) wrong.push(`${name} in ${table}`);
      }
    }
    expect(wrong).toEqual([]);
    // The secrets that may be stored were found, so the search works.
    expect(seen).toBeGreaterThanOrEqual(5);
    expectAll(
      'canaries in their own tables alone',
      Object.keys(canaries).length,
      Object.keys(canaries).length,
    );
  });
});
