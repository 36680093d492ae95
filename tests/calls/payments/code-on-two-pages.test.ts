import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setRielRate } from '#shop/riel/riel.ts';
import { placed } from './paying.ts';
import { type CodeRow, payingByCode } from './paying-by-code.ts';

// Two pages of one customer, in two tabs or on two devices, change the currency of one payment at the same
// time.
const shop = await payingByCode();
const { db, shopper, begin, row, look, soon, cancel, payIt, goesBack } = shop;
const { orders, stockOf, later, query, payments } = shop;
const bank = payments.methods.named('khqr')!;

const riel = { CodeCurrency: 'KHR' };
const dollars = { CodeCurrency: 'USD' };
type CodeRequest = typeof riel;
const other = ({ CodeCurrency }: CodeRequest) => (CodeCurrency === 'KHR' ? dollars : riel);

type Answer = CodeRow & { ResponseMsg: string; MessageCode?: string; CodeCurrency: string };
/** Does what a page does: abandons the shown code and begins again. */
async function change(shown: CodeRow, request: CodeRequest): Promise<Answer> {
  const given = (await cancel(shown)).data[0] as Answer;
  return given.ResponseMsg === 'Saved Successfully' ? (await begin(undefined, request)).data[0] : given;
}
/** Leaves the last unit in stock, which can't be reserved twice. */
const lastChunk = () => query`update product set stock = 1 where id = 1`;

beforeEach(async () => {
  await later(400);
  await setRielRate(db, 4100, 'staff maly');
  await lastChunk();
});

describe('switching the currency of one payment on two pages at once', () => {
  it('both pages switch to riel: both show the same QR code, which places the order', async () => {
    const shown = await row();
    const [one, two] = await Promise.all([change(shown, riel), change(shown, riel)]);
    expect(one).toMatchObject({ CodeCurrency: 'KHR', PaymentKey: two.PaymentKey, Code: two.Code });
    expect(await stockOf(1)).toBe(0);
    await payIt(one);
    await soon();
    for (const reply of await Promise.all([look(one), look(two)])) expect(reply).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await goesBack()).toEqual([]);
  });

  it.each(['the first', 'the second'])(
    'each page gets a QR code in its own currency, and paying either one places the order: %s',
    async (which) => {
      const inDollars = await row();
      await cancel(inDollars);
      const inRiel = await row(riel);
      const [one, two] = await Promise.all([change(inDollars, riel), change(inRiel, dollars)]);
      expect([one, two]).toMatchObject([{ CodeCurrency: 'KHR' }, { CodeCurrency: 'USD' }]);
      expect(await stockOf(1)).toBe(0);
      const [paid, left] = which === 'the first' ? [one, two] : [two, one];
      await payIt(paid);
      await soon();
      expect(await look(paid)).toMatchObject(placed);
      expect(await look(left)).toMatchObject(placed);
      expect(await orders(shopper)).toHaveLength(1);
      expect(await stockOf(1)).toBe(0);
    },
  );

  it('one page switches while the other creates its QR code: both get one, even for the last unit', async () => {
    const inDollars = await row();
    await cancel(inDollars);
    const inRiel = await row(riel);
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const create = bank.create.bind(bank);
    vi.spyOn(bank, 'create').mockImplementationOnce(async (...requests) => {
      begun.resolve();
      await mayEnd.promise;
      return create(...requests);
    });
    const making = change(inRiel, dollars);
    await begun.promise;
    const one = await change(inDollars, riel);
    mayEnd.resolve();
    const two = await making;
    expect([one, two]).toMatchObject([{ CodeCurrency: 'KHR' }, { CodeCurrency: 'USD' }]);
    expect(await stockOf(1)).toBe(0);
    await payIt(two);
    await soon();
    expect(await look(two)).toMatchObject(placed);
    expect(await look(one)).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await stockOf(1)).toBe(0);
  });

  it('one page switches after the other has just paid: both show the order', async () => {
    const shown = await row();
    await payIt(shown);
    await soon();
    const [changed, looked] = await Promise.all([change(shown, riel), look(shown)]);
    expect(changed).toMatchObject(placed.data[0]!);
    expect(looked).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await goesBack()).toEqual([]);
  });

  it('one page switches while the other pays the previous code: both show the order', async () => {
    const shown = await row();
    const changed = await change(shown, riel);
    await payIt(shown);
    await soon();
    expect(await look(shown)).toMatchObject(placed);
    expect(await look(changed)).toMatchObject(placed);
    expect(await change(changed, dollars)).toMatchObject(placed.data[0]!);
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('after repeated switches with all QR codes paid, one order is placed and the other payments are refunded', async () => {
    const shown: Answer[] = [];
    const first = (await row()) as Answer;
    const pages = [first, first];
    let request = riel;
    for (let round = 0; round < 4; round += 1) {
      const requests = [request, round % 2 === 0 ? other(request) : request];
      const answers = await Promise.all(pages.map((page, at) => change(page, requests[at]!)));
      for (const [at, answer] of answers.entries()) if (answer.Code) pages[at] = answer;
      // A switch without a new code may only be refused with `orderPending`.
      const why = answers.filter(({ Code }) => !Code).map(({ MessageCode }) => MessageCode);
      expect(why.filter((each) => each !== 'orderPending')).toEqual([]);
      shown.push(...pages);
      expect(await stockOf(1)).toBe(0);
      request = other(request);
    }
    const codes = [...new Map([first, ...shown].map((each) => [each.Code, each])).values()];
    expect(codes.length).toBeGreaterThan(2);
    const before = await shop.books();
    for (const each of codes) await payIt(each);
    await later(120);
    for (const each of codes) expect(await look(each)).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await goesBack()).toEqual(codes.slice(1).map(() => 'paid twice'));
    expect((await shop.books()) - before).toBe(1554 * codes.length);
    expect(await stockOf(1)).toBe(0);
  });
});
