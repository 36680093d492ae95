import { beforeEach, describe, expect, it } from 'vitest';
import { createSampleRequest } from '#contract/operations/samples/create-sample-request.ts';
import { expectUnchanged, outcomeOf, refused, saved } from '#tests/support/forms.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';

const { db, query, request } = await testShop(['catalogue']);
beforeEach(async () => {
  await emptyTables(db, 'outbox_mail sample_request rate_window');
});

const email = 'bopha@example.com';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wish = {
  FullName: 'Bopha Keo',
  PhoneNumber: '012 345 678',
  Email: email,
  WantedDate: inDays(7),
  Note: 'With our logo, please.',
  Items: [
    { ProductId: '1', Quantity: 2, SizeId: 1, ColorId: 2 },
    { ProductId: 4, Quantity: '1', SizeId: null, ColorId: '' },
  ],
};
const send = (changes: object = {}, who: Shopper | null = null) =>
  request(createSampleRequest, { ...wish, ...changes }, who);
const outcome = async (changes: object = {}) => outcomeOf(createSampleRequest, await send(changes));
const numberOf = async (changes: object = {}) => (await send(changes)).data[0].RequestNumber as string;
const requests = () => db.selectFrom('sample_request').selectAll().orderBy('id').execute();
const items = () => db.selectFrom('sample_request_item').selectAll().orderBy('position').execute();

describe('sample request', () => {
  it('a sample request is stored with the current names under a new number', async () => {
    const { data, envelope } = await send({ languageCode: 'ar' });
    expect(envelope.statusCode).toBe(200);
    expect(data).toEqual([
      { ResponseMsg: 'Saved Successfully', RequestNumber: expect.stringMatching(/^SR\d{4,}$/u) },
    ]);
    expect(await requests()).toMatchObject([
      {
        number: data[0].RequestNumber,
        state: 'requested',
        customer_id: null,
        full_name: 'Bopha Keo',
        phone: '012 345 678',
        email,
        wanted_on: wish.WantedDate,
        note: 'With our logo, please.',
        language_id: 2,
      },
    ]);
    expect(await items()).toMatchObject([
      {
        product_id: 1,
        name_en: 'Clay Mug',
        name_km: 'ពែងដី',
        picture: '/content/commonImages/mug-blue.webp',
        size_id: 1,
        color_id: 2,
        quantity: 2,
      },
      { product_id: 4, name_en: 'Travel Bag', size_id: null, color_id: null, quantity: 1 },
    ]);
  });

  it('a sample request is emailed to both sides', async () => {
    const number = await numberOf({ languageCode: 'ar' });
    const content = {
      number,
      wantedDate: wish.WantedDate,
      items: [
        { name: 'ពែងដី', quantity: 2 },
        { name: 'កាបូប', quantity: 1 },
      ],
    };
    const [{ id: requestId } = { id: 0 }] = await requests();
    expect(await mailsTo(db, email)).toEqual([
      { kind: 'sampleRequestReceived', language: 2, content: { ...content, requestId } },
    ]);
    const forShop = { ...content, fullName: 'Bopha Keo', email, phoneNumber: '012 345 678', note: wish.Note };
    expect(await mailsTo(db, 'shop')).toEqual([
      { kind: 'sampleRequestForShop', language: 2, content: forShop },
    ]);
  });

  it('a sample request stores the customer’s id if logged in', async () => {
    const shopper = await newShopper(db);
    await send({}, shopper);
    expect((await requests())[0]?.customer_id).toBe(shopper.customerId);
  });

  it('a sample request needs a phone number or an email address', async () => {
    expect(await outcome({ Email: '' })).toEqual(saved);
    expect(await mailsTo(db, '')).toEqual([]);
    expect(await outcome({ PhoneNumber: null })).toEqual(saved);
    expect(await outcome({ Email: '', PhoneNumber: ' ' })).toEqual(refused('Phone Number is required'));
  });

  it('day and note are optional, and the day may be today', async () => {
    expect(await outcome({ WantedDate: '', Note: null })).toEqual(saved);
    const rows = await query`select (now() at time zone 'Asia/Phnom_Penh')::date::text as today`;
    expect(await outcome({ WantedDate: rows[0]!.today })).toEqual(saved);
  });

  it.each([
    [{ FullName: '' }, 'Full Name is required'],
    [{ FullName: 'x'.repeat(201) }, 'Full Name max length should be 200 characters'],
    [{ Email: 'bopha' }, 'Please enter valid email address'],
    [{ PhoneNumber: '1'.repeat(21) }, 'Phone Number max length should be 20 characters'],
    [{ Note: 'x'.repeat(2001) }, 'Note max length should be 2000 characters'],
    [{ WantedDate: inDays(-2) }, 'Please check the highlighted fields.'],
    [{ WantedDate: '2031-02-30' }, 'Please check the highlighted fields.'],
    [{ WantedDate: 'tomorrow' }, 'Please check the highlighted fields.'],
    [{ WantedDate: '0001-01-01' }, 'Please check the highlighted fields.'],
    [{ Items: [] }, 'An error occured. Please try again!'],
    [{ Items: '[]' }, 'An error occured. Please try again!'],
    [{ Items: undefined }, 'An error occured. Please try again!'],
    [{ Items: [{ ProductId: 1, Quantity: 0 }] }, 'An error occured. Please try again!'],
    [{ Items: [{ ProductId: 1, Quantity: 2_000_000 }] }, 'An error occured. Please try again!'],
    [{ Items: [{ ProductId: 'x' }] }, 'An error occured. Please try again!'],
    [
      { Items: Array.from({ length: 101 }, (_, at) => ({ ProductId: at + 1 })) },
      'An error occured. Please try again!',
    ],
    [
      { Items: [{ ProductId: 5 }, { ProductId: 4711 }] },
      'Some items are no longer available, so we removed them from your cart.',
    ],
  ])('a sample request rejects %o with the message: %s', async (changes, sentence) => {
    expect(await expectUnchanged(requests, () => outcome(changes))).toEqual(refused(sentence));
    expect(await db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
  });

  it('a sample request omits unsold products, unknown sizes and colors, and a second line of a product', async () => {
    const lines = [
      { ProductId: 5, Quantity: 1 },
      { ProductId: 1, Quantity: 3, SizeId: 4711, ColorId: 4711 },
      { ProductId: 1, Quantity: 9 },
    ];
    expect(await outcome({ Items: lines })).toEqual(saved);
    expect(await items()).toMatchObject([{ product_id: 1, quantity: 3, size_id: null, color_id: null }]);
  });

  it('a request repeated within a moment is one request with one email, and another after half a minute', async () => {
    const numbers = await Promise.all(Array.from({ length: 5 }, () => numberOf()));
    expect(new Set(numbers).size).toBe(1);
    expect(await requests()).toHaveLength(1);
    expect(await mailsTo(db, 'shop')).toHaveLength(1);
    expect(await mailsTo(db, email)).toHaveLength(1);
    expect(await numberOf({ Note: 'Another' })).not.toBe(numbers[0]);
    await query`update sample_request set created_at = created_at - interval '31 seconds'`;
    expect(await numberOf()).not.toBe(numbers[0]);
  });

  it('a sample request sends at most five emails a day to one email address, however often it is repeated', async () => {
    for (let at = 0; at < 7; at += 1) await send({ Note: `note ${at}` });
    expect(await mailsTo(db, email)).toHaveLength(5);
    expect(await mailsTo(db, 'shop')).toHaveLength(7);
  });
});
