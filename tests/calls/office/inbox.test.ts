import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { exportMessages } from '#contract/operations/office/inbox/export-messages.ts';
import { getInquiry } from '#contract/operations/office/inbox/get-inquiry.ts';
import { countWaiting } from '#contract/operations/office/today/count-waiting.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { shopWithInbox } from './inquiries.ts';

const shop = await shopWithInbox();
const { db, query, office, owner, books, sales, colleague, editor, add, open, write, change, list } = shop;

const idsOf = async (filter: object) => (await list(filter)).records.map(({ id }) => id);
const fieldsOf = async (id: number) => (await list()).records.find((each) => each.id === id)?.fields;
const events = async () => (await shop.events('inquiry')).map(({ event }) => event);

describe('the list of the inbox', () => {
  it('the inbox has every message, sample request and seller application, the longest waiting first', async () => {
    const [message, samples, seller] = [await add.message(), await add.samples(), await add.seller()];
    await query`update inquiry set waiting_since = now() - interval '1 day' where id = ${samples}`;
    expect(await list()).toMatchObject({
      records: [
        { id: samples, fields: { kind: 'samples', name: 'Dara Sok', samples: 'requested', state: 'new' } },
        { id: message, fields: { kind: 'message', name: 'Bopha Keo', subject: 'Mugs', samples: null } },
        { id: seller, fields: { kind: 'seller', name: 'Vanna Chea', owner: null } },
      ],
      found: 3,
      views: { toAnswer: 3, mine: 0, message: 1, samples: 1, seller: 1, waiting: 0, done: 0 },
    });
  });

  it('each view has its records, and the finished ones come last', async () => {
    const [message, samples] = [await add.message(), await add.samples()];
    await change(message, { owner: sales.id });
    expect(await idsOf({ view: 'mine' })).toEqual([message]);
    expect((await list({ view: 'mine' }, colleague)).found).toBe(0);
    await change(message, { state: 'done' });
    expect(await idsOf({ view: 'done' })).toEqual([message]);
    expect(await idsOf({ view: 'toAnswer' })).toEqual([samples]);
    expect(await idsOf({})).toEqual([samples, message]);
  });

  it.each(['keo', 'MUGS', '012345', '+855 12 345 678', 'bopha@'])(
    'the inbox finds a message by %s',
    async (find) => {
      const message = await add.message();
      await add.samples();
      expect(await idsOf({ find })).toEqual([message]);
    },
  );

  it('the inbox finds a sample request by its number', async () => {
    await add.message();
    const samples = await add.samples();
    expect(await idsOf({ find: (await open(samples)).samples.number })).toEqual([samples]);
  });

  it.each(['name', 'subject', 'kind', 'state', 'owner', 'waitingSince'])(
    'the inbox sorts by %s',
    async (sort) => {
      await add.message();
      await add.samples();
      const [up, down] = [await idsOf({ sort }), await idsOf({ sort, isBackwards: true })];
      expect(new Set(up)).toEqual(new Set(down));
      expect(up).toHaveLength(2);
    },
  );

  it('the navigation counts what waits for an answer, for staff who may answer', async () => {
    const message = await add.message();
    await add.samples();
    const counted = async (cookie: string) =>
      (await office(countWaiting, {}, cookie)).data.waiting.find(
        ({ what }: { what: string }) => what === 'inquiries',
      );
    expect(await counted(sales.cookie)).toEqual({ what: 'inquiries', count: 2 });
    await write(message);
    expect(await counted(sales.cookie)).toEqual({ what: 'inquiries', count: 1 });
    expect(await counted(editor.cookie)).toBeUndefined();
  });
});

describe('a change of an inquiry', () => {
  it('assigning opens it, history undoes that, and every step is in the audit log', async () => {
    const id = await add.message();
    const { data } = await change(id, { owner: sales.id });
    expect(await fieldsOf(id)).toMatchObject({ owner: sales.id, state: 'open' });
    expect(
      (await office(undoChange, { kind: 'inquiry', changeId: data.changeId }, sales.cookie)).status,
    ).toBe(200);
    expect(await fieldsOf(id)).toMatchObject({ owner: null, state: 'new' });
    expect(await events()).toEqual(['inquiry changed', 'inquiry changed']);
  });

  it('a change of status stops and resumes the waiting time', async () => {
    const id = await add.message();
    await change(id, { state: 'done' });
    expect(await fieldsOf(id)).toMatchObject({ waitingSince: null });
    await change(id, { state: 'open' });
    expect((await fieldsOf(id))?.['waitingSince']).not.toBeNull();
  });

  it.each([
    [{ owner: 999_999 }, 'owner'],
    [{ samples: 'ready' }, 'samples'],
    [{ state: 'lost' }, 'state'],
    [{ name: 'Other' }, 'name'],
  ])('a change of an inquiry is refused: %o', async (fields, field) => {
    const id = await add.message();
    const { status, data } = await change(id, fields);
    expect([status, data.faults[0].field]).toEqual([400, field]);
  });

  it('an inquiry is assigned only to staff who may answer', async () => {
    const id = await add.message();
    expect((await change(id, { owner: editor.id })).status).toBe(400);
    const { fields } = (await office(getRecords, { kind: 'inquiry', ids: [id] }, sales.cookie)).data;
    const options = fields.owner.options.map(({ value }: { value: number }) => value);
    expect(options).toContain(colleague.id);
    expect(options).not.toContain(editor.id);
  });

  it('a change of an inquiry is refused to staff without the permission', async () => {
    const id = await add.message();
    expect((await change(id, { state: 'done' }, editor)).status).toBe(403);
    expect((await write(id, {}, editor)).status).toBe(403);
    expect((await office(getInquiry, { id, language: 'en' }, editor.cookie)).status).toBe(403);
  });
});

describe('a thread', () => {
  it('a reply is queued as an email, and then we wait for the customer', async () => {
    const id = await add.message({ languageCode: 'ar' });
    expect((await write(id)).status).toBe(200);
    expect(await mailsTo(db, 'bopha@example.com')).toEqual([
      {
        kind: 'inboxReply',
        language: 2,
        content: { inquiryId: id, until: expect.any(Number), subject: 'Mugs', text: 'As many as you like.' },
      },
    ]);
    expect(await fieldsOf(id)).toMatchObject({ state: 'waiting', owner: sales.id, waitingSince: null });
    expect((await open(id)).thread).toMatchObject([
      { kind: 'reply', text: 'As many as you like.', by: expect.any(String), delivery: 'waiting' },
    ]);
  });

  it('a thread never says sent while emails are only saved', async () => {
    const id = await add.message();
    await write(id);
    await query`update outbox_mail set sent_at = now(), is_saved = true`;
    expect((await open(id)).thread[0].delivery).toBe('saved');
    await query`update outbox_mail set is_saved = false`;
    expect((await open(id)).thread[0].delivery).toBe('sent');
  });

  it('a note isn’t emailed and leaves the status as it is', async () => {
    const id = await add.message();
    await write(id, { kind: 'note', text: 'Call her.' });
    expect(await mailsTo(db, 'bopha@example.com')).toEqual([]);
    expect(await fieldsOf(id)).toMatchObject({ state: 'new' });
    expect((await open(id)).thread).toMatchObject([{ kind: 'note', text: 'Call her.', delivery: null }]);
  });

  it('the same key is the same message', async () => {
    const id = await add.message();
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([write(id, { key }), write(id, { key })]);
    expect(other.data).toEqual(one.data);
    expect(await mailsTo(db, 'bopha@example.com')).toHaveLength(1);
  });

  it('the second of two simultaneous replies is refused until its author has read the first', async () => {
    const id = await add.message();
    const statuses = (await Promise.all([write(id), write(id, {}, colleague)])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [{ id: last }] = (await open(id)).thread;
    expect((await write(id, { after: last }, colleague)).status).toBe(200);
  });

  it('a customer without an email address gets no reply, but notes', async () => {
    const id = await add.samples({ Email: '' });
    expect((await write(id)).status).toBe(400);
    expect((await write(id, { kind: 'note' })).status).toBe(200);
  });

  it('an unknown inquiry is 404, and opening one is in the audit log', async () => {
    expect((await write(999_999)).status).toBe(404);
    await open(await add.message());
    expect(await events()).toEqual(['inquiry seen']);
  });

  it('texts are exported in the order of the list and its threads, as cells without formulas', async () => {
    const first = await add.message({ Message: '=1+1' });
    const second = await add.message({ FullName: 'Dara Sok', Subject: 'Bags' });
    await query`update inquiry set waiting_since = now() - interval '1 day' where id = ${second}`;
    await write(first, { kind: 'note', text: '+855' });
    await write(second);
    await add.seller();
    const texts = async (filter: object) => {
      const { status, data } = await office(exportMessages, filter, owner.cookie);
      expect(status).toBe(200);
      const rows = parse<Record<string, string>>(data.csv as string, { bom: true, columns: true });
      expect(data).toMatchObject({ rows: rows.length, hasMore: false });
      return rows.map(({ inquiry, kind, writtenBy, text }) => [Number(inquiry), kind, writtenBy, text]);
    };
    const ofFirst = [
      [first, 'message', 'Bopha Keo', "'=1+1"],
      [first, 'note', 'Staff 2', '+855'],
    ];
    const ofSecond = [
      [second, 'message', 'Dara Sok', 'How many\nmugs?'],
      [second, 'reply', 'Staff 2', 'As many as you like.'],
    ];
    expect(await texts({})).toEqual([...ofFirst, ...ofSecond]);
    expect(await texts({ find: 'bags' })).toEqual(ofSecond);
    expect(await shop.events('records exported')).toMatchObject([
      { detail: { kind: 'inquiryMessage', rows: 4 } },
      { detail: { kind: 'inquiryMessage', rows: 2 } },
    ]);
    expect((await office(exportMessages, { sort: 'text' }, owner.cookie)).status).toBe(400);
  });

  it('the texts of a thread go only to staff who may both read messages and export', async () => {
    await add.message();
    for (const { cookie } of [sales, editor, books])
      expect((await office(exportMessages, {}, cookie)).status).toBe(403);
  });

  it('a thread is deleted with the message', async () => {
    const id = await add.message();
    await write(id);
    await query`delete from contact_message`;
    expect(await query`select id from inquiry_message`).toEqual([]);
    expect(await query`select id from inquiry where id = ${id}`).toEqual([]);
  });
});
