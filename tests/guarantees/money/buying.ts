import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { whiteMug, actionRequired, calls, messageOf } from '../shop-pair.ts';
import type { WireAnswer } from '../../support/running-shop.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import type { PayingPair } from './paying-pair.ts';

/** Returns numbers from 0 to 1. The same seed gives the same numbers. */
export type SeededRandom = () => number;

export function diceOf(seed: number): SeededRandom {
  let state = seed;
  return () => {
    state = Math.imul(state + 0x6d2b79f5, 1);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns one of the names, each as often as its share. */
export function pick<Name extends string>(dice: SeededRandom, shares: Readonly<Record<Name, number>>): Name {
  const all = Object.entries<number>(shares) as [Name, number][];
  let left = dice() * all.reduce((sum, [, share]) => sum + share, 0);
  for (const [name, share] of all) {
    left -= share;
    if (left < 0) return name;
  }
  return all[0]![0];
}

const methods = { token: 55, form: 20, wallet: 20, cash: 5 };
/**
 * The tokens and their shares. server/payments/test/process/scenario.ts defines what the provider
 * does with each.
 */
const cards = {
  approve: 52,
  decline: 8,
  '3ds': 14,
  pending: 5,
  reset: 2,
  garbage: 2,
  error: 2,
  timeout: 0.7,
  'charge-then-reset': 5,
  'charge-then-garbage': 4,
  'charge-then-error': 4,
  'charge-then-timeout': 0.7,
};
const hooks = { normal: 2, none: 2, early: 2, late: 1, doubled: 2, shuffled: 2, forged: 1 };
const faults = { create: 1, confirm: 2, lookup: 3, cancel: 2 };
const mishaps = { reset: 1, garbage: 1, error: 1 };

/** How an attempt to buy ended for the shopper: with the shop's answer, or because they left. */
export interface Bought {
  way: keyof typeof methods;
  what: string;
  word: string;
}

/** Buys once by a random method. The shopper may or may not resend what failed. */
export async function buyOnce(pair: PayingPair, shopper: Shopper, dice: SeededRandom): Promise<Bought> {
  const method = pick(dice, methods);
  const [what, hook] = [pick(dice, cards), pick(dice, hooks)];
  const key = randomUUID();
  const cart = [whiteMug(1)];
  let at = dice() < 0.5 ? 0 : 1;
  const turn = () => (at = 1 - at);
  if (dice() < 0.05) await breakSomething(pair, dice);

  if (method === 'cash') {
    const answer = await withRetry(() => pair.send(at, 'order', shopper, cart, {}, key));
    return { way: method, what: '', word: messageOf(answer) };
  }
  if (method === 'token') {
    const more = { PaymentMethod: '5', paymentToken: token(`${what}.hook-${hook}`) };
    const submit = () => pair.send(turn(), 'order', shopper, cart, more, key);
    return { way: method, what, word: await untilAnswered(pair, submit, dice) };
  }
  const PaymentMethod = method === 'form' ? '5' : '2';
  const begun = await withRetry(() => pair.send(turn(), 'begin', shopper, cart, { PaymentMethod }, key));
  const row = begun.data?.[0];
  if (row?.ResponseMsg !== actionRequired) return { way: method, what, word: messageOf(begun) };
  const parameters = { UserID: shopper.customerId, PaymentKey: row.PaymentKey };
  const done = pick(dice, { approve: 6, decline: method === 'form' ? 1 : 0, cancel: 1, leave: 1 });
  if (done === 'leave') return { way: method, what: done, word: 'left' };
  if (done === 'cancel') {
    const answer = await withRetry(() => pair.request(turn(), calls.cancel, parameters, shopper));
    return {
      way: method,
      what: done,
      word: answer.envelope.statusCode === 200 ? 'cancelled' : messageOf(answer),
    };
  }
  await pair.act(row.PaymentKey, token(`${done}.hook-${hook}`));
  const submit = () => pair.request(turn(), calls.confirm, { ...parameters, Proof: '' }, shopper);
  return { way: method, what: done, word: await untilAnswered(pair, submit, dice) };
}

async function untilAnswered(
  pair: PayingPair,
  submit: () => Promise<WireAnswer>,
  dice: SeededRandom,
): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await withRetry(submit);
    const message = messageOf(answer);
    if (message === actionRequired) {
      const done = pick(dice, { pass: 6, fail: 2, leave: 2 });
      if (done === 'leave' || tries > 3) return 'left';
      const { PaymentKey } = answer.data[0];
      if (PaymentKey) await pair.act(PaymentKey, token(done));
    } else if (message !== 'paymentUnknown' || tries > 2 || dice() < 0.5) return message;
  }
}

/**
 * Repeats the request every half second while the shop reports the payment method as unavailable, because the
 * circuit breaker of its provider is open.
 */
async function withRetry(submit: () => Promise<WireAnswer>): Promise<WireAnswer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await submit().catch((error: Error) => closedAtRest(error, tries));
    if (answer !== null && (messageOf(answer) !== 'paymentUnavailable' || tries === 60)) return answer;
    await sleep(500);
  }
}

/**
 * Returns null if a keep-alive connection was closed just as it was reused, so that the caller sends the
 * request again under its key.
 * @throws the error otherwise, or after four retries
 */
function closedAtRest(error: Error, tries: number): null {
  if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'UND_ERR_SOCKET' || tries > 3) throw error;
  return null;
}

/**
 * Makes the provider fail the next request of some kind. Half of the time, it processes the request all the
 * same.
 */
const breakSomething = ({ payments }: PayingPair, dice: SeededRandom) =>
  payments.fault({
    at: pick(dice, faults),
    does: pick(dice, mishaps),
    isDone: dice() < 0.5,
    times: 1 + Math.floor(dice() * 2),
  });
