import { expect, it } from 'vitest';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { listImportRows } from '#contract/operations/office/imports/list-import-rows.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { historyOf } from '#shop/records/records.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { afterFixtures } from '#tests/support/changing.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { addPlaces } from '#tests/support/places-fixture.ts';
import { customerExports, manyCustomers } from './customer-files.ts';
import { importsOf } from './importing.ts';
import { uploadingShop } from './uploading.ts';

const shop = await uploadingShop();
const { db, query, inside } = shop;
await afterFixtures(db);
await addPlaces(db);
await query`insert into state_province (id, country_id, code) values (12, 1, '12'), (13, 1, '17')`;
await query`insert into state_province_text (state_province_id, language_id, name)
  values (12, 1, 'Phnom Penh'), (12, 2, 'រាជធានីភ្នំពេញ'), (13, 1, 'Siem Reap')`;
await query`insert into city (id, state_province_id) values (11, 12)`;
await query`insert into city_text (city_id, language_id, name) values (11, 1, 'Chamkar Mon'), (11, 2, 'ខណ្ឌចំការមន')`;
const { request } = officeOf(shop);
const [owner, editor] = [await inside(1), await inside(4)];
const imports = importsOf({ ...shop, editor: owner });
const { checked, get, rows, run, undo, change } = imports;

const customerOf = async (email: string) =>
  (
    await query`select c.*, (select name from state_province_text where state_province_id = c.state_province_id and language_id = 1) as province,
      (select name from city_text where city_id = c.city_id and language_id = 1) as city,
      (select array_agg(text order by id) from customer_note n where n.customer_id = c.id) as notes,
      (select source || ': ' || proof from subscriber s where s.email = c.email and s.unsubscribed_at is null) as consent
      from customer c where c.email = ${email}`
  )[0] as Record<string, unknown> | undefined;
const mails = async () => (await query`select count(*)::int as n from outbox_mail`)[0];
const exported = async (format: 'csv' | 'xlsx') =>
  (await request(exportRecords, { kind: 'customer', format }, owner.cookie)).data;

it('a file of the shop is checked, corrected, imported and undone', async () => {
  const before = await mails();
  const id =
    await checked(`email,firstName,lastName,phone,tags,newsletter,address,province,city,note,Shoe size
one@example.com,One,Pretend,012 000 100,"new, vip",yes,Street 1,phnom penh province,ចំការមន,Calls at noon,40
,Two,Pretend,+855 12 000 101,,no,Street 2,Atlantis,,,41
ONE@example.com,Again,Pretend,,,,,,,,
not an email,Three,Pretend,,,,,,,,
,Four,Pretend,,,,,,,,
`);
  expect(await get(id)).toMatchObject({
    state: 'ready',
    kinds: ['customers'],
    counts: { all: 5, new: 2, wrong: 3 },
    lost: [{ code: 'unknownPlaces', count: 1, examples: ['3'] }],
    columns: [{ header: 'shoe size', column: null }],
  });
  expect((await rows(id, 'wrong')).map((row: { problems: unknown[] }) => row.problems)).toEqual([
    [{ column: 'email', code: 'repeated', about: 2 }],
    [{ column: 'email', code: 'email', about: 'not an email' }],
    [{ column: 'email', code: 'noLogin' }],
  ]);
  expect(await change(id, { cell: { place: 4, column: 'email', text: 'three@example.com' } })).toBe(200);
  const since = await auditedSince(db);
  expect(await run(id)).toBe(200);
  expect(await get(id)).toMatchObject({ state: 'done', counts: { done: 3 }, changes: { all: 3 } });
  expect(await customerOf('one@example.com')).toMatchObject({
    first_name: 'One',
    mobile: '+85512000100',
    tags: ['new', 'vip'],
    province: 'Phnom Penh',
    city: 'Chamkar Mon',
    notes: ['Calls at noon'],
    confirmed_at: null,
    consent: expect.stringMatching(/^import: import of shop\.csv, 20\d\d-/u),
  });
  expect(await customerOf('+85512000101')).toMatchObject({ address: 'Street 2, Atlantis', consent: null });
  expect(await mails()).toEqual(before);
  expect((await since()).map(({ event }) => event)).toEqual([
    'import started',
    'customer made',
    'customer made',
    'customer made',
    'catalogue imported',
  ]);
  // One signed in, and the undo says so.
  const two = await customerOf('+85512000101');
  await query`insert into session (token_hash, customer_id) values ('\\x01', ${two!['id']})`;
  // Another account was closed.
  await query`update customer set active = false where email = 'three@example.com'`;
  expect(await undo(id)).toBe(200);
  expect(await get(id)).toMatchObject({
    state: 'undone',
    remaining: [
      { kind: 'customer', refusal: { code: 'customerActive' } },
      {
        kind: 'customer',
        thing: String(two!['id']),
        name: `#${String(two!['id'])}`,
        refusal: { code: 'customerActive' },
      },
    ],
    remainingCount: 2,
  });
  expect(await customerOf('one@example.com')).toBeUndefined();
  expect(await query`select from subscriber where email = 'one@example.com'`).toEqual([]);
  expect(await customerOf('+85512000101')).toBeDefined();
});

it('an export comes back unchanged, with cells that look like formulas, and a change is undone', async () => {
  const id = await checked(
    'email,firstname,lastname,phone,tags,company,taxnumber,note\n' +
      '=1@example.com,"=SUM(A1)","@lastname",012 000 200,"-tag, with\\, comma",+company,\'quoted,"- first\n- second"\n',
  );
  expect(await run(id)).toBe(200);
  await query`insert into customer (email, password_hash, first_name, last_name, country_id, state_province_id, mobile)
    values ('abroad@example.com', 'hash', ' Spaced  ', '', 2, 2, '០១២ 345 678')`;
  const [csv, xlsx] = [await exported('csv'), await exported('xlsx')];
  expect(csv.csv).toContain("'=SUM(A1)");
  for (const [file, name] of [
    [csv.csv as string, 'back.csv'],
    [Buffer.from(xlsx.xlsx as string, 'base64'), 'back.xlsx'],
  ] as const) {
    const again = await checked(file, name);
    const { counts } = await get(again);
    expect(counts).toMatchObject({ all: csv.rows, unchanged: csv.rows, wrong: 0 });
    expect((await get(again)).columns).toEqual([]);
  }
  expect(await customerOf('=1@example.com')).toMatchObject({
    first_name: '=SUM(A1)',
    tags: ['-tag', 'with, comma'],
    notes: ['- first\n- second'],
  });
  const changed = await checked(
    'email,firstname,note,province,city\n=1@example.com,New,Other note,Kampot,\n',
  );
  expect(await rows(changed, 'changed')).toMatchObject([
    { differences: expect.arrayContaining([{ column: 'firstname', from: '=SUM(A1)', to: 'New' }]) },
  ]);
  await run(changed);
  expect(await customerOf('=1@example.com')).toMatchObject({
    first_name: 'New',
    province: 'Kampot',
    notes: ['Other note'],
    tags: ['-tag', 'with, comma'],
  });
  await undo(changed);
  expect(await customerOf('=1@example.com')).toMatchObject({
    first_name: '=SUM(A1)',
    province: null,
    notes: ['- first\n- second'],
  });
});

const imported = {
  shopify: {
    'rithy.pretend@example.com': {
      first_name: 'Rithy',
      mobile: '+85512000001',
      company_name: 'Pretend Bakery',
      address: 'Street 1, Floor 2',
      province: 'Phnom Penh',
      tags: ['vip', 'baker'],
      notes: ['Likes blue'],
      consent: expect.stringMatching(/^import: /u),
    },
    'heidi.invented@example.com': {
      address: 'Fantasiegasse 3, Wien, 9, AT',
      mobile: '+43 660 0000000',
      consent: null,
    },
  },
  woocommerce: {
    'sok.madeup@example.com': {
      first_name: 'Sok Made',
      last_name: 'Up',
      province: 'Siem Reap',
      consent: null,
    },
  },
  magento: {
    'dara.fake@example.com': {
      recipient: 'Bopha Fake',
      company_tax_number: 'K001-00000',
      tags: ['Wholesale'],
      province: 'Kampot',
      consent: null,
    },
  },
  prestashop: {
    'nobody.real@example.com': { first_name: 'Nobody', consent: expect.stringMatching(/^import: /u) },
  },
};

it.each(['shopify', 'woocommerce', 'magento', 'prestashop'] as const)(
  'a customer export of %s is recognized, imported, and unchanged the next time',
  async (system) => {
    const people = Object.entries(imported[system]);
    const all = people.length;
    const id = await checked(customerExports[system]);
    const lost = {
      shopify: { code: 'unknownPlaces', count: 1, examples: ['3'] },
      magento: { code: 'moreAddresses', count: 1, examples: ['3'] },
    };
    expect(await get(id)).toMatchObject({
      source: system,
      kinds: ['customers'],
      counts: { all, new: all },
      lost: expect.arrayContaining([expect.objectContaining({ code: 'columns' })]),
    });
    expect((await get(id)).lost).toEqual(
      expect.arrayContaining(Object.entries(lost).flatMap(([of, loss]) => (of === system ? [loss] : []))),
    );
    expect(await query`select from catalogue_import_row where cells::text like '%secret%'`).toEqual([]);
    await run(id);
    for (const [email, fields] of people) expect(await customerOf(email)).toMatchObject(fields);
    const again = await checked(customerExports[system]);
    expect(await get(again)).toMatchObject({ counts: { unchanged: all } });
  },
);

it('customers who unsubscribed aren’t subscribed again, and numbers find customers only without a doubt', async () => {
  await query`insert into subscriber (email, unsubscribed_at, ended_by) values ('ended@example.com', now(), 'subscriber')`;
  await run(
    await checked(
      'email,firstname,phone,newsletter\nended@example.com,Ended,012000300,yes\nsame@example.com,Same,012000300,no\n',
    ),
  );
  expect(await customerOf('ended@example.com')).toMatchObject({ consent: null });
  const doubtful = await checked('email,firstname,phone\n,Who,012 000 300\n');
  expect(await rows(doubtful)).toMatchObject([{ problems: [{ code: 'severalCustomers' }] }]);
  await query`update customer set added_phone = '+85512000301' where email = 'same@example.com'`;
  const id = await checked(`email,firstname,phone
,Same changed,+855 12 000 301
other@example.com,Other,012 000 301
same@example.com,Same,012 000 999
ended@example.com,Ended changed,012 000 300
`);
  expect(
    (await rows(id)).map(
      (row: { problems: { code: string }[]; state: string }) => row.problems[0]?.code ?? row.state,
    ),
  ).toEqual(['otherEmail', 'ownPhone', 'changed', 'changed']);
});

it('an account whose email address isn’t confirmed gets no personal data, because it may be a stranger’s', async () => {
  await query`insert into customer (email, password_hash, first_name, last_name)
    values ('unproven@example.com', 'hash', 'Stranger', '')`;
  const file = (cells: string) => `email,firstname,address,tags\nunproven@example.com,${cells}\n`;
  expect(await rows(await checked(file('Customer,Hidden Street,')))).toMatchObject([
    { problems: [{ column: 'email', code: 'unproven' }] },
  ]);
  expect(await get(await checked(file(',,vip')))).toMatchObject({ counts: { changed: 1 } });
  expect(await get(await checked(file('Stranger,,')))).toMatchObject({ counts: { unchanged: 1 } });
});

it('an erased customer’s rows and history go, and their file isn’t read again', async () => {
  const file =
    'email,firstname,phone,address\nerased@example.com,Erasable,012 000 400,Secret Street\nstays@example.com,Stays,,\n';
  await run(await checked('email,firstname,phone\nerased@example.com,Before,012 000 400\n'));
  const id = await checked(file);
  await run(id);
  const { id: customerId } = (await customerOf('erased@example.com'))!;
  expect((await historyOf(db, 'customer', Number(customerId))).length).toBe(2);
  await erase(db, { whom: { customerId: Number(customerId) }, by: 'staff test', isConfirmed: true });
  expect(
    await query`select from catalogue_import_row where to_jsonb(catalogue_import_row)::text ~ 'Erasable|erased@|Secret'`,
  ).toEqual([]);
  expect(await historyOf(db, 'customer', Number(customerId))).toEqual([]);
  expect(await change(id, { match: { header: 'x', column: 'email' } })).toBe(409);
  expect(await undo(id)).toBe(200);
  expect(await customerOf('stays@example.com')).toBeUndefined();
});

it('the row of an import belongs to its customer, also after they changed email address and phone', async () => {
  const id = await checked(
    'email,firstname,phone\nmoved@example.com,Movable,012 000 401\nalso@example.com,Also,\n',
  );
  await run(id);
  const { id: customerId } = (await customerOf('moved@example.com'))!;
  const rowsOf = () =>
    query`select cells ->> 'email' as email, customer_id as "customerId" from catalogue_import_row where import_id = ${id} order by place`;
  expect(await rowsOf()).toMatchObject([
    { email: 'moved@example.com', customerId },
    { email: 'also@example.com' },
  ]);
  await query`update customer set email = 'new@example.com', mobile = '+85512000402' where id = ${customerId}`;
  await erase(db, { whom: { customerId: Number(customerId) }, by: 'staff test', isConfirmed: true });
  expect(await rowsOf()).toMatchObject([{ email: 'also@example.com' }]);
});

it('rows of customers need permission to see and to change them', async () => {
  const id = await checked('email,firstname\nseen@example.com,Seen\n');
  const status = async (operation: Parameters<typeof request>[0], input: object) =>
    (await request(operation, input, editor.cookie)).status;
  expect(await status(listImportRows, { id })).toBe(403);
  expect(await status(changeImport, { id, cell: { place: 1, column: 'email', text: 'a@example.com' } })).toBe(
    403,
  );
  for (const step of ['run', 'undo']) expect(await status(moveImport, { id, step })).toBe(403);
  expect(await customerOf('seen@example.com')).toBeUndefined();
});

it('10,000 customers are imported in a bounded number of statements, also after a stop', async () => {
  const id = await checked(manyCustomers(10_000));
  expect(await get(id)).toMatchObject({ counts: { new: 10_000 } });
  await imports.ask(moveImport, { id, step: 'run' });
  let batches = 0;
  await imports.round({ isEnding: () => (batches += 1) > 3 });
  const stopped = (await get(id)).counts.done as number;
  expect([stopped > 0, stopped < 10_000]).toEqual([true, true]);
  const { counted, statements } = countStatements(db);
  while (await imports.round({ db: counted }));
  // About twenty for each batch of 500.
  expect([statements() > 100, statements() < 500]).toEqual([true, true]);
  expect(await get(id)).toMatchObject({ state: 'done', counts: { done: 10_000 } });
  expect(await query`select count(*)::int as n from customer where tags = '{bulk}'`).toEqual([{ n: 10_000 }]);
});
