import { beforeEach, describe, expect, it, test } from 'vitest';
import { queryBakong, bakongClient, renewToken } from '#server/payments/khqr/bakong-client.ts';
import { khqrName } from '#server/payments/khqr/khqr-code.ts';
import { readKhqr } from '#server/payments/khqr/khqr-parse.ts';
import { khqrProvider } from '#server/payments/khqr/khqr-provider.ts';
import { daysLeft, newerOf, tokenKeeper } from '#server/payments/khqr/token-keeper.ts';
import { examineOutside } from '#server/health-checks/outside.ts';
import { readConfig } from '#server/settings/config.ts';
import { ProviderError } from '#server/payments/provider-error.ts';
import { type Action, type StoredCode, type TokenStore, tokenStore } from '#shop/payments/payments.ts';
import { khqrStub, stubAccount, tokenFor } from '#tests/support/providers/khqr-stub.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const stub = await khqrStub();
const soon = () => AbortSignal.timeout(timeoutMs);
const payee = {
  account: stubAccount,
  merchant: null,
  category: '5947',
  name: 'Kado Gifts',
  city: 'Phnom Penh',
  inKhmer: { name: 'កាដូ', city: 'ភ្នំពេញ' },
};
const always = (token: string) => ({ current: async () => token, afterRefusal: async () => null });
const provider = khqrProvider({
  url: stub.url,
  payee,
  tokens: always(stub.token),
  link: {
    appIconUrl: 'https://shop.example/icon',
    appName: 'Kado',
    appDeepLinkCallback: 'https://shop.example/checkout',
  },
  codesOfNight: async () => ({ codes: [], next: null }),
  isTest: false,
});

const expected = {
  key: '11111111-2222-4333-8444-555555555555',
  reference: '',
  methodId: 8,
  amountCents: 1250,
  currency: 'USD',
  shop: 's',
};
type Shown = Extract<Action, { kind: 'show-code' }>;
async function shown(more = {}) {
  const { reference, action } = await provider.create({ ...expected, ...more }, soon());
  const { code, appLink = '', expiresAt } = action as Shown;
  const stored: StoredCode = {
    text: code,
    appLink,
    endsAt: expiresAt.getTime(),
    secondsLeft: 300,
    currency: 'USD',
    minor: 1250,
    secondsSinceRequest: null,
  };
  return { ...expected, reference, code: stored };
}

beforeEach(() => stub.heal());

describe('KHQR provider', () => {
  it('the KHQR provider creates a new code with a link into a bank’s app', async () => {
    const { reference, code } = await shown();
    expect(reference).toBe(khqrName(code.text));
    expect(readKhqr(code.text)).toMatchObject({
      ...payee,
      currency: 'USD',
      minor: 1250,
      number: '11111111222243338444',
    });
    expect(code.appLink).toBe('https://bank.invalid/pay/1');
  });

  it('the KHQR provider requests riel for a payment in riel, and accepts its payment', async () => {
    const attempt = await shown({ riel: 51_200 });
    expect(readKhqr(attempt.code.text)).toMatchObject({ currency: 'KHR', minor: 51_200 });
    stub.pay(attempt.code.text);
    const paid = await provider.lookup(attempt, soon());
    expect(paid).toMatchObject({
      state: 'paid',
      charge: { amountCents: 1250, currency: 'USD', isOurs: true },
    });
    stub.pay(attempt.code.text, { amount: '51100' });
    expect(await provider.lookup(attempt, soon())).toMatchObject({
      charge: { amountCents: 51_100, currency: 'KHR', isNot: 'another amount' },
    });
  });

  it('the KHQR provider does not accept dollars for a code in riel, even for the same value', async () => {
    const attempt = await shown({ riel: 51_200 });
    stub.pay(attempt.code.text, { currency: 'USD', amount: '12.50' });
    expect(await provider.lookup(attempt, soon())).toMatchObject({ charge: { isNot: 'another currency' } });
  });

  it('the KHQR provider shows the code without a link if the service returns none', async () => {
    stub.fault({ on: /deeplink/u, does: '500' });
    expect((await shown()).code.appLink).toBe('');
  });

  it('the KHQR provider reports the amount once paid, and waiting until then; a failed attempt does not count', async () => {
    const attempt = await shown();
    const waits = { state: 'needs_action', action: { kind: 'show-code', code: attempt.code.text } };
    expect(await provider.lookup(attempt, soon())).toMatchObject(waits);
    stub.fail();
    expect(await provider.lookup(attempt, soon())).toMatchObject(waits);
    const { hash } = stub.pay(attempt.code.text);
    expect(await provider.lookup(attempt, soon())).toMatchObject({
      state: 'paid',
      charge: { chargeId: hash, amountCents: 1250, currency: 'USD', isOurs: true, shop: '' },
    });
  });

  it.each([
    ['another account', { toAccountId: 'other@bank' }, { isOurs: false }],
    ['a cent less', { amount: '12.49' }, { amountCents: 1249 }],
    ['the same number in riel', { currency: 'KHR', amount: '1250' }, { currency: 'KHR' }],
    [
      'an amount in scientific notation',
      { amount: '1.25E1' },
      { amountCents: 1250, currency: 'USD', isOurs: true },
    ],
  ] as const)('the KHQR provider reports the payment exactly as made: %s', async (_, wish, charge) => {
    const attempt = await shown();
    stub.pay(attempt.code.text, wish);
    expect(await provider.lookup(attempt, soon())).toMatchObject({ state: 'paid', charge });
  });

  it('the KHQR provider never ends a QR code that can still be paid', async () => {
    const attempt = await shown();
    expect(await provider.cancel(attempt, soon())).toMatchObject({ state: 'needs_action' });
    const ended = { ...attempt, code: { ...attempt.code, secondsLeft: -1 } };
    expect(await provider.cancel(ended, soon())).toMatchObject({ state: 'declined' });
    stub.pay(attempt.code.text);
    expect(await provider.cancel(ended, soon())).toMatchObject({ state: 'paid' });
  });

  it('the KHQR provider makes no refunds', async () => {
    expect(
      await provider.refund({ ...expected, chargeId: 'a' }, { key: 'b', amountCents: 1 }, soon()),
    ).toEqual({ state: 'by-hand' });
  });
});

describe('failures of the KHQR service', () => {
  it.each([401, 403, 429, 500])(
    'the KHQR service’s status %i is its own error and shows no code',
    async (status) => {
      const attempt = await shown();
      stub.refuse(status);
      await expect(provider.lookup(attempt, soon())).rejects.toMatchObject({ name: 'ProviderError', status });
      await expect(provider.create(expected, soon())).rejects.toBeInstanceOf(ProviderError);
    },
  );

  it.each(['reset', 'garbage', '500'] as const)(
    '%s is thrown without content of the request',
    async (does) => {
      const attempt = await shown();
      stub.fault({ on: /check_/u, does });
      const error = (await provider.lookup(attempt, soon()).catch((each: unknown) => each)) as Error;
      expect(error).toBeInstanceOf(ProviderError);
      const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
      expect(told).not.toContain(stub.token);
      expect(told).not.toContain(attempt.code.text);
    },
  );

  it('the KHQR provider does not wait for a missing response', async () => {
    const attempt = await shown();
    stub.fault({ on: /check_/u, does: 'hang' });
    await expect(provider.lookup(attempt, AbortSignal.timeout(300))).rejects.toMatchObject({ status: 0 });
  });

  it.each([
    ['no hash', { hash: 'short' }],
    ['no amount', { amount: '"x"' }],
    ['part of a cent', { amount: '12.505' }],
  ])('an unreadable response (%s) is an unknown outcome', async (_, wish) => {
    const attempt = await shown();
    stub.pay(attempt.code.text, wish);
    await expect(provider.lookup(attempt, soon())).rejects.toMatchObject({ code: 'not_understood' });
  });
});

describe('token of the KHQR service', () => {
  const memory = (): TokenStore & { stored: string | null; claims: number } => ({
    stored: null,
    claims: 0,
    async read() {
      return this.stored;
    },
    async claim() {
      this.claims += 1;
      return true;
    },
    async keep(token) {
      this.stored = token;
    },
  });

  test('the token of the KHQR service reports how long it is valid', () => {
    expect(daysLeft(tokenFor(20), Date.now())).toBe(19);
    expect(daysLeft(tokenFor(-1), Date.now())).toBeLessThan(0);
    for (const none of ['', 'a.b.c', 'x', 'a.e30.c']) expect(daysLeft(none, Date.now())).toBeNull();
    const [old, young] = [tokenFor(3), tokenFor(90)];
    expect([newerOf(old, young), newerOf(young, old), newerOf(old, null)]).toEqual([young, young, old]);
  });

  test('the token of the KHQR service is renewed once when it is refused, and the request is repeated', async () => {
    const next = tokenFor(90);
    stub.gives(next);
    const store = memory();
    const keeper = tokenKeeper('spent.token.1', store, (signal) =>
      renewToken(stub.url, 'a@b.example', signal),
    );
    const client = bakongClient(stub.url, keeper);
    const before = stub.log.length;
    expect(await client.byMd5('0'.repeat(32), soon())).toBe('not-found');
    expect(stub.log.slice(before).map(({ requests }) => requests.path)).toEqual([
      '/v1/check_transaction_by_md5',
      '/v1/renew_token',
      '/v1/check_transaction_by_md5',
    ]);
    expect(store.stored).toBe(next);
    // The request is refused again: another process may request the next token only after a while.
    stub.valid.clear();
    stub.gives('');
    await expect(client.byMd5('0'.repeat(32), soon())).rejects.toMatchObject({ status: 401 });
    stub.valid.add(stub.token);
  });

  test('a token renewed by another process is read from the database, without another request', async () => {
    const store = memory();
    const keeper = tokenKeeper('spent.token.2', store, async () => {
      throw new Error('no call expected');
    });
    expect(await keeper.current()).toBe('spent.token.2');
    store.stored = stub.token;
    expect(await keeper.afterRefusal('spent.token.2', soon())).toBe(stub.token);
    expect(store.claims).toBe(0);
  });

  test('the token of the KHQR service is renewed two weeks before it expires, while still in use', async () => {
    const [old, next] = [tokenFor(10), tokenFor(90)];
    const store = memory();
    const keeper = tokenKeeper(old, store, async () => next);
    expect(await keeper.current()).toBe(old);
    await expect.poll(() => store.stored).toBe(next);
    expect(await keeper.current()).toBe(next);
    const young = memory();
    await tokenKeeper(tokenFor(20), young, async () => next).current();
    expect(young.claims).toBe(0);
  });

  test('the token of the KHQR service is stored encrypted, and renewed by one process at a time', async () => {
    const { db, query } = await testShop([]);
    const secret = Buffer.alloc(32, 7);
    const store = tokenStore(db, secret, 'bank shop');
    expect(await store.read()).toBeNull();
    expect(await Promise.all([store.claim(), store.claim(), store.claim()])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    await store.keep('a.secret.token');
    expect(await store.read()).toBe('a.secret.token');
    const [row] = await query`select sealed from provider_token`;
    expect((row.sealed as Buffer).toString('latin1')).not.toContain('secret');
    expect(await tokenStore(db, Buffer.alloc(32, 8), 'bank shop').read()).toBeNull();
  });
});

describe('KHQR in the health check', () => {
  const config = (token: string) =>
    readConfig({ KHQR_ACCOUNT: stubAccount, KHQR_TOKEN: token, KHQR_NAME: 'Kado Gifts', KHQR_URL: stub.url });
  const found = async (token: string) =>
    (await examineOutside(config(token), null))
      .filter(({ code }) => /^(?:khqr|token)/u.test(code))
      .map(({ state, text }) => `${state} ${text}`);

  test('the health check reports that the KHQR service is available, and how long the token is valid', async () => {
    const output = await found(tokenFor(30));
    expect(output[1]).toMatch(/^ok the KHQR service .* accepts connections from here/u);
    expect(output[2]).toBe('ok days until the KHQR token expires: 29');
    expect((await found(tokenFor(5)))[2]).toMatch(/^must .* expires: 4$/u);
    expect((await found(tokenFor(-2)))[2]).toMatch(/^must .* has expired/u);
  });

  test('the health check says that the KHQR service blocks this country', async () => {
    stub.refuse(403);
    expect((await found(tokenFor(30)))[1]).toMatch(/^must .* blocks this country/u);
    stub.fault({ on: /check_/u, does: 'reset' });
    expect((await found(tokenFor(30)))[1]).toMatch(/^must .* not responding/u);
  });

  test('the health check of KHQR sends no token', async () => {
    const before = stub.log.length;
    await found(stub.token);
    for (const { requests } of stub.log.slice(before)) expect(requests.headers.authorization).toBeUndefined();
    await expect(
      queryBakong(stub.url, 'check_transaction_by_md5', {}, { token: null, signal: soon() }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
