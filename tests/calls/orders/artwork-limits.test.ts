import { beforeEach, describe, expect, it } from 'vitest';
import { artworkLimits } from '#contract/artwork.ts';
import type { Operation } from '#contract/operation.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';
import { jobPath } from '#shop/jobs/jobs.ts';
import { browser, type Reply } from '#tests/support/shop-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const place = { ProductId: 1, ProductAttributeID: 3, languageCode: 'en' };
const [office, cafe] = ['198.51.100.7', '198.51.100.8'];
const { perVisitor, perLink, perAddress } = artworkLimits;
const mb = 1_000_000;

beforeEach(async () => {
  await query`delete from rate_window`;
  await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
});

interface Sending {
  cookie?: string;
  address?: string;
  bytes?: number;
  more?: object;
  operation?: Operation;
}
/** Begins an upload, or sends a text, as a browser that isn't logged in. */
const begin = ({ cookie = '', address = office, bytes = mb, more = {}, operation = beginArtwork }: Sending) =>
  request(
    operation,
    { ...place, ...(operation === beginArtwork ? { Bytes: bytes } : { Text: 'Sok' }), ...more },
    null,
    { ...browser, ...(cookie && { cookie }) },
    address,
  );
const cookieOf = ({ cookies }: Reply) => cookies.join('\n').split(';')[0] ?? '';
const newVisitor = async (address = office) => cookieOf(await begin({ address }));
const outcome = ({ envelope, data }: Reply) =>
  envelope.statusCode === 200 ? 'taken' : `${envelope.statusCode} ${data[0]?.Problem}`;
async function outcomes(count: number, sending: Sending): Promise<string[]> {
  const all: string[] = [];
  for (let at = 0; at < count; at += 1) all.push(outcome(await begin(sending)));
  return all;
}
const taken = (count: number) => Array.from({ length: count }, () => 'taken');

describe('files of visitors', () => {
  it('a visitor’s files are limited, so that another one at the same address can send theirs', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    expect(one).not.toBe(other);
    expect(await outcomes(perVisitor, { cookie: one })).toEqual([...taken(perVisitor - 1), '429 dayFull']);
    expect(await outcomes(1, { cookie: one, address: cafe })).toEqual(['429 dayFull']);
    expect(await outcomes(perVisitor, { cookie: other })).toEqual([...taken(perVisitor - 1), '429 dayFull']);
  });

  it('files are taken from 30 people in one office, with three files each', async () => {
    for (let person = 0; person < 30; person += 1) {
      const cookie = await newVisitor();
      expect(await outcomes(2, { cookie })).toEqual(taken(2));
    }
  });

  it('files are limited by number and size for each address without cookies, in all of an IPv6 site', async () => {
    expect(await outcomes(perAddress, {})).toEqual(taken(perAddress));
    expect(outcome(await begin({}))).toBe('429 dayFull');
    expect(outcome(await begin({ address: cafe }))).toBe('taken');
    await query`delete from rate_window`;
    expect((await outcomes(perAddress, { bytes: 50 * mb })).filter((each) => each === 'taken')).toHaveLength(
      perAddress / 5,
    );
    const v6 = (at: number) => begin({ address: `2001:db8:77:${at}::1`, bytes: 50 * mb });
    for (let at = 1; at <= perAddress / 5; at += 1) expect(outcome(await v6(at))).toBe('taken');
    expect(outcome(await v6(99))).toBe('429 dayFull');
  });

  it('files don’t count when the address has sent too much', async () => {
    const cookie = await newVisitor(cafe);
    await outcomes(perAddress, {});
    expect(await outcomes(perVisitor, { cookie })).toEqual(taken(perVisitor).fill('429 dayFull'));
    expect(await outcomes(perVisitor - 1, { cookie, address: cafe })).toEqual(taken(perVisitor - 1));
  });

  it('visitors who send a file get a signed cookie for two days that scripts can’t read, and no other call sets one', async () => {
    const first = await begin({});
    expect(first.cookies).toHaveLength(1);
    expect(first.cookies[0]).toMatch(
      /^kado-visitor=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=172800$/u,
    );
    const cookie = cookieOf(first);
    expect((await begin({ cookie })).cookies).toEqual([]);
    expect((await begin({ operation: sendPrintText })).cookies).toEqual([]);
    expect((await request(beginArtwork, { ...place, Bytes: mb }, shopper)).cookies).toEqual([]);
    expect((await server.inject({ url: '/en/' })).headers['set-cookie']).toBeUndefined();
  });

  it('files with a changed or forged cookie are those of a new visitor', async () => {
    const cookie = await newVisitor();
    await outcomes(perVisitor - 1, { cookie });
    expect(outcome(await begin({ cookie }))).toBe('429 dayFull');
    const changed = cookie.replace(/\d/u, (digit) => (digit === '9' ? '8' : '9'));
    for (const forged of [changed, `${cookie}0`, 'kado-visitor=1-2-0123456789abcdef0123456789abcdef']) {
      const reply = await begin({ cookie: forged });
      expect(outcome(reply)).toBe('taken');
      expect(cookieOf(reply)).toMatch(/^kado-visitor=/u);
      expect(cookieOf(reply)).not.toBe(forged);
    }
  });
});

describe('files by a link', () => {
  it('files are limited for each order, and count neither for its customer nor for another order', async () => {
    const linked = async (pieces: number) => {
      const orderId = (await pay(shopper, [mug(pieces)], {})).data[0].OrderId as number;
      const [{ OrderItemID, ProductAttributeID }] = (
        await request(getOrderPrints, { OrderId: orderId }, shopper)
      ).data;
      const Code = jobPath(app.secret, 'en', { orderId, version: 1 }).split('/').at(-1);
      return { Code, OrderItemID, ProductAttributeID, ProductId: null };
    };
    const [one, other] = [await linked(1), await linked(2)];
    expect(await outcomes(perLink, { more: one })).toEqual(taken(perLink));
    const refused = await begin({ more: one });
    expect(outcome(refused)).toBe('429 dayFullOrdered');
    expect(refused.cookies).toEqual([]);
    expect(refused.data[0].ResponseMsg).toMatch(
      / more from [-\d]+ [:\d]+ \(our time\), or now to http\S+\/en\/contact-us\.$/u,
    );
    expect(outcome(await begin({ more: other }))).toBe('taken');
    expect(outcome(await request(beginArtwork, { ...place, Bytes: mb }, shopper))).toBe('taken');
  });
});

describe('the refusal', () => {
  it('a refusal says when the next file is taken and what else to do, in both languages', async () => {
    const contacts = { email: 'hello@example.com', chatUrls: ['https://t.me/example_shop'] };
    for (const [name, value] of Object.entries(contacts))
      await query`insert into setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
        on conflict (name) do update set value = excluded.value`;
    const cookie = await newVisitor();
    await outcomes(perVisitor - 1, { cookie });
    const [english, khmer] = [await begin({ cookie }), await begin({ cookie, more: { languageCode: 'ar' } })];
    expect(english.data[0].ResponseMsg).toMatch(
      / more from \d\d-\d\d-\d{4} \d\d:\d\d \(our time\)\. Or order now, and send them from your order’s page or to hello@example\.com, t\.me\/example_shop\.$/u,
    );
    const { when, contact } = english.data[0].MessageValues;
    const [latest] = await query`select to_char(max(window_start + make_interval(mins => 1536))
      at time zone 'Asia/Phnom_Penh', 'DD-MM-YYYY HH24:MI') as at from rate_window`;
    expect(when).toBe(latest!.at);
    const page = fillLabel(builtInTexts(orderPrintLabels, 'ar').dayFull, khmer.data[0].MessageValues);
    expect(page).toContain(`${when} (ម៉ោងរបស់ហាង)`);
    expect(page).toContain(`ទៅ ${contact}។`);
    const lasts = Number(english.retryAfter) / 60;
    expect([lasts > 1430, lasts <= 1537]).toEqual([true, true]);
    await query`update rate_window set window_start = window_start - make_interval(mins => 1536)`;
    expect(outcome(await begin({ cookie }))).toBe('taken');
  });
});

describe('texts of visitors', () => {
  it('texts are limited for each address, and not by the cookie', async () => {
    await query`update attribute_option set asks_for = 'text' where id = 2 and attribute_id = 3`;
    const text = { operation: sendPrintText };
    expect(await outcomes(30, text)).toEqual(taken(30));
  });
});
