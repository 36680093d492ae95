import { describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { decideSeller } from '#contract/operations/office/inbox/decide-seller.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
import { signLink } from '#shop/signed-link.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { sellerPassword, shopWithInbox } from './inquiries.ts';

const shop = await shopWithInbox();
const { app, db, query, request, office, server, sales, colleague, add, open, change, list } = shop;

const fieldsOf = async (id: number) => (await list()).records.find((each) => each.id === id)?.fields;
const kindsTo = async (to: string) => (await mailsTo(db, to)).map(({ kind }) => kind);

describe('a sample request', () => {
  const statusOf = async (id: number, code = '') => {
    const [{ id: requestId }] = await query`select sample_request_id as id from inquiry where id = ${id}`;
    const older = code === '' ? signLink(app.secret, 'sample request', [requestId]) : code;
    const moved = await server.inject({ url: `/samples/status/${older}` });
    return server.inject({ url: moved.headers.location! });
  };

  it('a sample request is prepared, ready and handed over, and its page says so each time', async () => {
    const id = await add.samples();
    expect((await statusOf(id)).body).toContain('we’ll prepare your samples');
    for (const [samples, sentence] of [
      ['preparing', 'We’re preparing your samples.'],
      ['ready', 'Your samples are ready.'],
      ['handedOver', 'You’ve received your samples.'],
    ]) {
      expect((await change(id, { samples })).status).toBe(200);
      const page = await statusOf(id);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(sentence);
      expect(page.body).toContain('Clay Mug');
    }
    expect(await fieldsOf(id)).toMatchObject({ samples: 'handedOver', state: 'done', waitingSince: null });
  });

  it('the customer is emailed when a sample request is received, in preparation and ready', async () => {
    const id = await add.samples();
    for (const samples of ['preparing', 'ready', 'handedOver']) await change(id, { samples });
    expect(await kindsTo('dara@example.com')).toEqual([
      'sampleRequestReceived',
      'sampleRequestChanged',
      'sampleRequestChanged',
    ]);
  });

  it('the page of a sample request contains nothing that the person entered', async () => {
    const { body } = await statusOf(await add.samples({ Note: 'Secret wish' }));
    expect(body).not.toMatch(/Dara|098|dara@|Secret/u);
  });

  it('the page of a sample request is gone for a forged or foreign link, and after a year', async () => {
    const id = await add.samples();
    const foreign = signLink(app.secret, 'sample request', [1]).replace(/^1-/u, '2-');
    for (const code of ['1-abc', `1-${'0'.repeat(32)}`, foreign]) {
      const page = await statusOf(id, code);
      expect([page.statusCode, page.body.includes('This link doesn’t work any more')]).toEqual([404, true]);
    }
    await query`update sample_request set created_at = now() - interval '367 days'`;
    expect((await statusOf(id)).statusCode).toBe(404);
  });
});

describe('a seller application', () => {
  const decide = (id: number, reason: string | null = null, by = sales) =>
    office(decideSeller, { id, reason }, by.cookie);
  const applicant = 'vanna@example.com';

  it('approving creates the account with the chosen password, and emails the applicant', async () => {
    const id = await add.seller();
    expect((await decide(id)).status).toBe(200);
    const login = await request(getUserLogin, { Email: applicant, Password: sellerPassword });
    expect(login.data[0]).toMatchObject({ ResponseMsg: 'Login Successfully' });
    expect(await kindsTo(applicant)).toEqual(['sellerRequestReceived', 'sellerApproved']);
    expect(await fieldsOf(id)).toMatchObject({ state: 'done' });
    expect((await open(id)).seller).toMatchObject({
      state: 'approved',
      address: expect.arrayContaining(['House 7']),
    });
    const [{ password_hash: hash }] = await query`select password_hash from seller_request`;
    expect(hash).toBe('');
    expect(await shop.events('seller approved')).toMatchObject([{ actor: `staff ${sales.id}` }]);
  });

  it('declining emails the reason and creates no account', async () => {
    const id = await add.seller();
    expect((await decide(id, 'We don’t sell food.')).status).toBe(200);
    expect((await mailsTo(db, applicant)).at(-1)).toMatchObject({
      kind: 'sellerDeclined',
      content: { reason: 'We don’t sell food.' },
    });
    expect(await query`select id from customer`).toEqual([]);
    expect(await shop.events('seller declined')).toHaveLength(1);
  });

  it('a seller application is decided once, even by two people at the same time', async () => {
    const id = await add.seller();
    const both = await Promise.all([decide(id), decide(id, 'No.', colleague)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await decide(id)).status).toBe(409);
  });

  it('a seller application stays open if the email address got an account in the meantime', async () => {
    const id = await add.seller();
    await query`insert into customer (email, password_hash, first_name, last_name) values (${applicant}, '', 'V', 'C')`;
    expect((await decide(id)).status).toBe(409);
    expect((await open(id)).seller.state).toBe('open');
    expect(await fieldsOf(id)).toMatchObject({ state: 'new' });
  });

  it('only a seller application can be approved or declined', async () => {
    expect((await decide(await add.message())).status).toBe(404);
  });
});

describe('newsletter subscribers', () => {
  const subscribers = async (filter: object = {}) =>
    (await office(listRecords, { kind: 'subscriber', ...filter }, sales.cookie)).data;
  const set = (id: number, isSubscribed: boolean) =>
    office(changeRecord, { kind: 'subscriber', id, version: null, fields: { isSubscribed } }, sales.cookie);

  it('newsletter subscribers are listed and exported with when and where they agreed, and the export is in the audit log', async () => {
    await request(insertSubscriber, { SubscriberEmail: 'sok@example.com', languageCode: 'ar' });
    expect(await subscribers()).toMatchObject({
      records: [
        {
          fields: {
            email: 'sok@example.com',
            isSubscribed: true,
            source: 'form',
            language: 'km',
            subscribedAt: expect.any(String),
          },
        },
      ],
      views: { current: 1, ended: 0 },
    });
    const { data } = await office(exportRecords, { kind: 'subscriber' }, sales.cookie);
    expect(data.csv).toContain('sok@example.com');
    expect(await shop.events('records exported')).toMatchObject([
      { detail: { kind: 'subscriber', rows: 1 } },
    ]);
  });

  it('staff end a subscription and may undo that, but restart none that its owner ended', async () => {
    await request(insertSubscriber, { SubscriberEmail: 'sok@example.com' });
    const [{ id }] = (await subscribers()).records;
    expect((await set(id, false)).status).toBe(200);
    expect((await subscribers({ view: 'ended' })).records[0].fields).toMatchObject({ endedBy: 'staff' });
    expect((await set(id, true)).status).toBe(200);
    await query`update subscriber set unsubscribed_at = now(), ended_by = 'subscriber'`;
    const { status, data } = await set(id, true);
    expect([status, data.faults]).toEqual([400, [{ field: 'isSubscribed', code: 'consent' }]]);
  });
});

it('back-in-stock requests are counted by product', async () => {
  await query`insert into stock_notice (product_id, email, language_id, confirmed_at)
      values (4, 'a@example.com', 1, now()), (4, 'b@example.com', 1, null), (1, 'a@example.com', 2, now())`;
  const { data } = await office(listRecords, { kind: 'stockDemand' }, sales.cookie);
  expect(data.records).toMatchObject([
    { id: 4, fields: { nameEn: 'Travel Bag', confirmed: 1, unconfirmed: 1 } },
    { id: 1, fields: { nameEn: 'Clay Mug', confirmed: 1, unconfirmed: 0 } },
  ]);
  expect(data.found).toBe(2);
});
