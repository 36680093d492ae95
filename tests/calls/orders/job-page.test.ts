import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { endLinks, jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { signLink } from '#shop/signed-link.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mailedCode } from '#tests/support/mails.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { fillShelves, knownShopper, mug, newcomersShop } from './newcomers.ts';

const shop = await newcomersShop();
const { db, query, app, request, server, orderFrom } = shop;

let buyer: Shopper;
let orderId: number;
let number: string;
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const linkOf = async (id = orderId) => jobPath(app.secret, 'en', (await jobOrder(db, { orderId: id }))!);
const open = async (url?: string) => server.inject({ url: url ?? (await linkOf()) });
const post = async (values: Record<string, string>, url?: string) =>
  server.inject({
    method: 'POST',
    url: url ?? (await linkOf()),
    headers: formType,
    payload: new URLSearchParams(values).toString(),
  });
const order = async (who: Shopper, more: object = {}) => {
  const { OrderId, OrderNumber } = await orderFrom('198.51.100.7', who, [mug(2)], more);
  return { id: OrderId!, number: OrderNumber! };
};

beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
  await fillShelves(db);
  buyer = await knownShopper(db);
  ({ id: orderId, number } = await order(buyer));
});

const ended = 'This link doesn’t work any more';

describe('the page of an order behind its link', () => {
  it('the page of an order shows items, totals and progress without a login or scripts, and is never stored', async () => {
    const { statusCode, headers, body } = await open();
    expect(statusCode).toBe(200);
    for (const text of [number, 'Clay Mug', 'Order Total', 'Order progress', 'Order again'])
      expect(body).toContain(text);
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    for (const name of ['cdn-cache-control', 'cache-tag', 'surrogate-key', 'etag'])
      expect(headers).not.toHaveProperty(name);
  });

  it('the page of an order behind its link has no data below /page-data', async () => {
    expect((await open(`/page-data${await linkOf()}`)).statusCode).toBe(404);
  });

  it('the page of an order withholds street, phone numbers, email, note and other orders', async () => {
    const other = await order(buyer);
    await query`update customer_order set address = 'Street 240 no 9', mobile = '012 777 888', second_mobile = '098 111 222',
      recipient = 'Bopha Keo', recipient_mobile = '011 333 444', note = 'ring at 016 555 666', postal_code = '120101', company_name = 'Lotus',
      company_address = 'Street 51' where id = ${orderId}`;
    const { data } = await request(getJob, { Code: (await linkOf()).split('/').at(-1)! });
    for (const text of [(await open()).body, JSON.stringify(data)]) {
      for (const hidden of [
        'Street 240',
        '777 888',
        '111 222',
        '333 444',
        '555 666',
        '120101',
        'Street 51',
        other.number,
      ])
        expect(text).not.toContain(hidden);
      expect(text).not.toContain(buyer.email);
      expect(text).toContain('Bopha Keo');
    }
    const [own] = (await request(getJob, { OrderId: orderId }, buyer)).data;
    expect(own).toMatchObject({ Order: { ShippingAddress: { AddressLineOne: 'Street 240 no 9' } } });
  });

  it('the page of an order shows a hostile text in any field as text', async () => {
    const bad = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
    await query`update customer_order set first_name = ${bad}, last_name = ${bad}, city_name = ${bad}, state_name = ${bad}, recipient = ${bad},
      gift_message = ${bad}, coupon_code = ${bad}, discount_cents = 1, total_cents = total_cents - 1, company_name = ${bad}, company_tax_number = ${bad}, parcel_number = ${bad}, parcel_carrier = ${bad},
      sent_at = now(), delivery = null where id = ${orderId}`;
    expect(await query`select tracking from parcel where order_id = ${orderId}`).toEqual([{ tracking: bad }]);
    await query`update order_item set name_en = ${bad}, picture = ${bad},
      options = '[]' where order_id = ${orderId}`;
    await post({ Act: 'message', Message: bad });
    const pages = [
      await open(),
      await post({ Act: bad, Message: bad }),
      await post({ Number: bad, Phone: bad }, '/en/job'),
    ];
    for (const { body } of pages) expect(body).not.toMatch(/<script|<img src=x/u);
    expect(pages[0]!.body).toContain('onerror=alert(1)&gt;');
  });

  it('the page of an order opens only by a link that the shop signed for it and that is still in force', async () => {
    const [kind, id, version] = (await linkOf()).split('/').at(-1)!.split('-');
    expect([kind, version]).toEqual(['1', '1']);
    const foreign = await order(await knownShopper(db));
    const right = await linkOf();
    for (const wrong of [
      right.replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
      right.replace(`1-${id}-`, `1-${foreign.id}-`),
      `/en/job/${signLink(app.secret, 'unsubscribe', [1, orderId, 1])}`,
      `/en/job/${signLink(app.secret, 'job', [2, orderId, 1])}`,
      `/en/job/${signLink(app.secret, 'job', [1, orderId, 2])}`,
      `/en/job/${signLink(app.secret, 'job', [1, orderId])}`,
      `/en/job/${orderId}`,
      '/en/job/%00',
    ]) {
      const page = await open(wrong);
      expect([wrong, page.statusCode]).toEqual([wrong, 404]);
      expect(page.body).toContain(ended);
      expect((await post({ Act: 'message', Message: 'Hello' }, wrong)).statusCode).toBe(404);
      expect((await open(`${wrong}/receipt`)).statusCode).toBe(404);
    }
    expect(await query`select from contact_message where order_id = ${orderId}`).toHaveLength(0);
  });

  it('the link to an order ends with all others once staff end them, and new links work', async () => {
    const before = await linkOf();
    const since = await auditedSince(db);
    await endLinks(db, orderId, 'staff 1');
    expect(await since()).toEqual([
      { event: 'order links ended', actor: 'staff 1', detail: { order: orderId } },
    ]);
    expect((await open(before)).body).toContain(ended);
    expect((await open()).statusCode).toBe(200);
    expect(
      (await open(`/orders/confirm/${signLink(app.secret, 'confirm order', [orderId])}`)).statusCode,
    ).toBe(303);
    const older = await open(`/orders/confirm/${signLink(app.secret, 'confirm order', [orderId])}`);
    expect((await open(older.headers.location)).body).toContain(ended);
  });

  it('the link to an order ends as many days after it is done as the setting says, by the clock of the database', async () => {
    const link = await linkOf();
    const doneSince = async (days: number) => {
      await query`update customer_order set status_id = 3 where id = ${orderId}`;
      await query`update order_status_change set changed_at = now() - make_interval(days => ${days}) where order_id = ${orderId}`;
    };
    await query`update order_status_change set changed_at = now() - interval '400 days' where order_id = ${orderId}`;
    expect((await open(link)).statusCode).toBe(200);
    await doneSince(59);
    expect((await open(link)).body).toContain('This link works until');
    await doneSince(61);
    expect((await open(link)).statusCode).toBe(404);
    await query`insert into setting (name, value) values ('jobLinkDays', '90')`;
    expect((await open(link)).statusCode).toBe(200);
    await query`delete from setting where name = 'jobLinkDays'`;
  });

  it('the link to an order ends when the customer is erased', async () => {
    const link = await linkOf();
    await query`update customer_order set status_id = 3 where id = ${orderId}`;
    await erase(db, { whom: { email: buyer.email }, by: 'staff 1', isConfirmed: true });
    expect((await open(link)).statusCode).toBe(404);
  });
});

describe('acts of the page', () => {
  it('a message goes to the inbox once, and the answer is on the page', async () => {
    const sent = await post({ Act: 'message', Message: 'When do you print?' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${await linkOf()}?done=message`]);
    await post({ Act: 'message', Message: 'When do you print?' });
    const rows =
      await query`select q.id, m.email, m.report from contact_message m join inquiry q on q.contact_message_id = m.id
      where m.order_id = ${orderId}`;
    expect(rows).toEqual([{ id: expect.any(Number), email: buyer.email, report: null }]);
    const [{ id: staffId }] =
      await query`insert into staff (email, name, role_id) values ('srey@shop.example', 'Srey', 1) returning id`;
    await query`insert into inquiry_message (inquiry_id, kind, text, staff_id)
      select ${rows[0]!.id}, kind, text, ${staffId} from (values ('reply', 'On Monday.'), ('note', 'Difficult customer')) v (kind, text)`;
    const { body } = await open(sent.headers.location);
    expect(body).toMatch(/We’ve received your message.*When do you print\?.*On Monday\./su);
    expect(body).not.toContain('Difficult customer');
  });

  it('an empty or too long message is shown again with the reason', async () => {
    for (const Message of ['', ' ', 'x'.repeat(2001)]) {
      const page = await post({ Act: 'message', Message });
      expect(page.statusCode).toBe(400);
      expect(page.body).toContain('aria-invalid="true"');
    }
  });

  it('a message beyond a limit is kept in its form, and the browser learns when to try again', async () => {
    let page = await post({ Act: 'message', Message: 'Question' });
    for (let n = 0; n < 50 && page.statusCode === 303; n += 1)
      page = await post({ Act: 'message', Message: `Question ${n}` });
    expect(page.statusCode).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(60);
    for (const text of [messages.texts.tooManyRequests, '>Question ']) expect(page.body).toContain(text);
  });

  it('acts on the page of an order are only for the owner and link holders, and only as offered', async () => {
    const stranger = await newShopper(db);
    const input = { OrderId: orderId, Act: 'message', Message: 'Hello' } as const;
    const answer = async (more: object, who?: Shopper) =>
      (await request(takeJobAct, { ...input, ...more }, who)).data[0];
    const refused = { MessageCode: 'notFound' };
    expect(await answer({})).toMatchObject(refused);
    expect(await answer({}, stranger)).toMatchObject(refused);
    expect((await request(getJob, { OrderId: orderId }, stranger)).data).toEqual([]);
    expect(await answer({}, buyer)).toEqual({ ResponseMsg: 'Saved Successfully' });
    for (const Act of ['pay', 'confirm', 'again'] as const)
      expect(await answer({ Act }, buyer)).toMatchObject({ MessageCode: 'jobChanged' });
  });
});

describe('a link sent before orders had a page', () => {
  it('a link sent before orders had a page leads to the part it was sent for, and shows and allows no more', async () => {
    const newcomer = await newShopper(db);
    const { id, number: theirs } = await order(newcomer);
    const moved = await open(`/orders/confirm/${signLink(app.secret, 'confirm order', [id])}`);
    expect(moved.statusCode).toBe(303);
    const link = moved.headers.location!;
    const page = await open(link);
    expect(page.body).toContain(theirs);
    expect(page.body).toContain('Confirm order');
    for (const more of ['Clay Mug', 'Write to us', 'Order again', 'Sokha', 'Order progress'])
      expect(page.body).not.toContain(more);
    expect((await post({ Act: 'message', Message: 'Hello' }, link)).statusCode).toBe(409);
    const confirmed = await post({ Act: 'confirm' }, link);
    expect(confirmed.statusCode).toBe(303);
    expect((await open(link)).body).toContain('Order confirmed');
    // A button that was pressed twice.
    expect((await post({ Act: 'confirm' }, link)).statusCode).toBe(303);
  });

  it('an older link that the shop didn’t sign leads to the page that says so', async () => {
    for (const url of [
      '/orders/pay/1-abc',
      `/orders/rest/1-${'0'.repeat(32)}`,
      '/parcels/AG1',
      '/samples/status/x',
    ]) {
      const moved = await open(url);
      expect(moved.statusCode).toBe(303);
      expect((await open(moved.headers.location)).body).toContain(ended);
    }
  });
});

describe('finding an order without its link', () => {
  const phone = '012 777 888';
  const findWith = (values: Record<string, string>) => post(values, '/en/job');
  const tokenIn = (body: string) => /name="Token" value="([^"]*)"/u.exec(body)?.[1] ?? '';
  beforeEach(async () => {
    await query`update customer_order set mobile = ${phone} where id = ${orderId}`;
  });

  it('a request to find an order sends a code to the order’s own address, which opens it once', async () => {
    const first = await findWith({ Number: number.toLowerCase(), Phone: '+855 12 777 888' });
    expect(first.statusCode).toBe(200);
    const entered = { Number: number, Phone: phone, Token: tokenIn(first.body) };
    const Code = await mailedCode(db, buyer.email, app.secret);
    const wrong = await findWith({ ...entered, Code: Code === '00000000' ? '1' : '00000000' });
    expect([wrong.statusCode, wrong.body.includes('This code isn’t right')]).toEqual([400, true]);
    const opened = await findWith({ ...entered, Code });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, await linkOf()]);
    expect((await findWith({ ...entered, Code })).statusCode).toBe(400);
  });

  it('too many searches and too many codes are refused as such, with when to try again', async () => {
    const { body } = await findWith({ Number: number, Phone: phone });
    const entered = { Number: number, Phone: phone, Token: tokenIn(body), Code: '1' };
    for (const values of [entered, { Number: number, Phone: phone }]) {
      let page = await findWith(values);
      for (let n = 0; n < 60 && page.statusCode !== 429; n += 1) page = await findWith(values);
      expect(page.statusCode).toBe(429);
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(60);
    }
  });

  it('the form that finds an order says in its language which field is empty, and keeps the others', async () => {
    const empty = await findWith({ Number: '', Phone: phone });
    expect(empty.statusCode).toBe(400);
    expect(empty.body).toContain('Order number is required');
    expect(empty.body).not.toContain('Phone number is required');
    expect(empty.body).toContain(`value="${phone}"`);
    // The browser's own messages would be in its language.
    expect(empty.body).toMatch(/novalidate/iu);
    const khmer = (await post({ Number: number, Phone: '' }, '/ar/job')).body;
    expect(khmer).toContain('សូមបំពេញលេខទូរសព្ទ។');
    expect(khmer).not.toContain('សូមបំពេញលេខបញ្ជាទិញ។');
    const sent = await findWith({ Number: number, Phone: phone });
    const noCode = await findWith({ Number: number, Phone: phone, Token: tokenIn(sent.body), Code: ' ' });
    expect([noCode.statusCode, noCode.body.includes('Code is required')]).toEqual([400, true]);
  });

  it('the form that finds an order shows what was entered beside the code, and sends the code again', async () => {
    const { body } = await findWith({ Number: number, Phone: phone });
    for (const text of [`>${number}<`, `>${phone}<`, 'Send code again']) expect(body).toContain(text);
    // The form that sends again has no token, so that it starts over.
    const form = body.slice(body.lastIndexOf('<form'));
    expect(form).not.toContain('name="Token"');
    expect((await findWith({ Number: number, Phone: phone })).statusCode).toBe(200);
  });

  it('the form that finds an order says where the number is, what the page is for, and how to reach the shop', async () => {
    const { body } = await open('/en/job');
    for (const text of [
      'We received order AG10001',
      'Approve a proof',
      '/en/orders-history',
      '/en/contact-us',
    ])
      expect(body).toContain(text);
    expect((await open('/ar/job')).body).toContain('យើងបានទទួលការបញ្ជាទិញ AG10001');
    await query`insert into setting (name, value) values ('orderPrefix', '"KH"'::jsonb)
      on conflict (name) do update set value = excluded.value`;
    expect((await open('/ar/job')).body).toContain('យើងបានទទួលការបញ្ជាទិញ KH10001');
    expect((await post({ Number: '', Phone: '' }, '/en/job')).body).toContain('KH10001');
    await query`delete from setting where name = 'orderPrefix'`;
  });

  it('a request to find an order answers the same for unknown numbers and wrong phones, and sends nothing', async () => {
    const answers = [];
    const since = await query`select max(id) as id from outbox_mail`;
    for (const [Number, Phone] of [
      [number, phone],
      [number, '099 000 000'],
      ['AG999999', phone],
    ] as const) {
      const { statusCode, body } = await findWith({ Number, Phone });
      answers.push([
        statusCode,
        body
          .replaceAll(/(?:name="(?:Token|Number|Phone)" value=")[^"]*/gu, '')
          .replaceAll(/<bdi class="n" dir="ltr">(?:AG)?[\d ]+<\/bdi>/gu, ''),
        tokenIn(body).length,
      ]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(
      await query`select from outbox_mail where kind = 'oneTimeCode' and id > ${since[0]!.id}`,
    ).toHaveLength(1);
  });

  it('finding an order without its link is limited for one address', async () => {
    let last = 0;
    for (let tries = 0; tries < 22; tries += 1)
      last = (await findWith({ Number: `AG${tries}`, Phone: phone })).statusCode;
    expect(last).toBe(429);
  });
});
