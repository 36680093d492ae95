import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { caller, type WireAnswer } from '../../support/running-shop.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { type RequestRecord, type CheckoutName, checkouts, goingOn, type Habit } from './checkouts.ts';
import { type Fault, type Noted, type Plan, planHeader, type Point } from './fault-points.ts';
import type { killableShop } from './killable-shop.ts';
import { actionRequired, orderPlaced, messageOf } from '../shop-pair.ts';

/** One checkout of one shopper, with one fault. */
export interface Trial {
  checkout: CheckoutName;
  /** The request to which the point belongs. */
  step: string;
  point: Pick<Point, 'at' | 'kind' | 'text'>;
  does: Fault;
  when: Plan['when'];
  habit: Habit;
  shopper: Shopper;
  /** The same customer, logged in on another device. */
  elsewhere: Shopper;
}

/** A trial that has finished, with the shopper's answer. */
export interface Ended {
  trial: Trial;
  sent: { requests: RequestRecord; as: Shopper }[];
  /** The shop's answer, or 'left' if the shopper never returned. */
  word: string;
  /** When it finished, by `performance.now()`. */
  at: number;
}

/** Final answers, after which the shopper has no more to ask. */
export const finalMessages = new Set([
  orderPlaced,
  'paymentDeclined',
  'moneyGoesBack',
  'moneyWithStaff',
  'moneyIsOther',
  'Saved Successfully',
]);
/** Returns whether an answer is temporary, so that the shopper asks once more. */
const isPassing = (message: string): boolean =>
  ['paymentUnknown', 'orderPending', 'paymentUnavailable'].includes(message) ||
  /^(?:5\d\d|429)$/u.test(message);

class Lost extends Error {}

/**
 * Sends checkouts to a shop that has the loader of fault points.
 * @param file the file to which the loader writes
 */
export function brokenCheckouts(shop: Awaited<ReturnType<typeof killableShop>>, file: string) {
  const { payments } = shop;
  const over = new AbortController();
  afterAll(() => over.abort());

  const noted = (): Noted[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Noted] : []));

  /** Sends a request. Returns null when there was no answer. */
  const send = (
    { path, parameters, key }: RequestRecord,
    { customerId, token }: Shopper,
    plan?: Plan,
  ): Promise<WireAnswer | null> =>
    caller(shop.shop().url)(path, parameters, {
      as: { UserID: customerId, token },
      headers: {
        ...(key && { 'idempotency-key': key }),
        ...(plan && { [planHeader]: JSON.stringify(plan) }),
      },
    }).catch(() => null);

  /** Repeats the request until the answer is final. */
  async function untilAnswered(requests: RequestRecord, as: Shopper): Promise<WireAnswer> {
    for (;;) {
      const answer = await send(requests, as);
      if (answer && !isPassing(messageOf(answer))) return answer;
      if (over.signal.aborted) throw new Error(`no last word: ${answer ? messageOf(answer) : 'no answer'}`);
      await sleep(1000);
    }
  }

  /** Returns the points of a checkout without faults, by step. */
  async function pointsOf(checkout: CheckoutName, shopper: Shopper) {
    const points: { step: string; point: Point }[] = [];
    const request = async (requests: RequestRecord) => {
      const plan = {
        id: randomUUID(),
        at: 0,
        when: 'before',
        does: 'reset',
        together: 1,
        provider: 0,
      } as const;
      const answer = await send(requests, shopper, plan);
      if (!answer || isPassing(messageOf(answer)))
        throw new Error(`${checkout}: ${requests.step} without a fault failed`);
      const passed = noted().filter((each): each is Point => each.id === plan.id && 'at' in each);
      points.push(...passed.map((point) => ({ step: requests.step, point })));
      return answer;
    };
    const last = await checkouts[checkout]({ shopper, key: randomUUID(), payments, request });
    return { points, last };
  }

  /**
   * Begins a trial. `broken` resolves when its fault has happened or something else has interrupted it;
   * `ended` when the shopper has a final answer or has left.
   */
  function begin(trial: Trial, together: number): { broken: Promise<boolean>; ended: Promise<Ended> } {
    const { promise: broken, resolve: reportBroken } = Promise.withResolvers<boolean>();
    const { shopper, elsewhere, habit, step } = trial;
    const plan = {
      id: randomUUID(),
      at: trial.point.at,
      when: trial.when,
      does: trial.does,
      together,
      provider: payments.pid(),
    };
    const sent: Ended['sent'] = [];
    const hasHappened = () => noted().some((each) => each.id === plan.id && 'happened' in each);
    let isBroken = false;

    const requestAs = (as: Shopper) => async (requests: RequestRecord) => {
      sent.push({ requests, as });
      if (isBroken || requests.step !== step) return untilAnswered(requests, as);
      isBroken = true;
      const answer = await send(requests, as, plan);
      reportBroken(hasHappened());
      if (answer && !isPassing(messageOf(answer))) return answer;
      if (habit !== 'repeats') throw new Lost();
      return untilAnswered(requests, as);
    };

    const goesOn = (as: Shopper) =>
      checkouts[trial.checkout]({ shopper: as, key: randomUUID(), payments, request: requestAs(as) });

    async function afterLoss(): Promise<string> {
      if (habit !== 'gives up') return messageOf(await goesOn(habit === 'new key' ? shopper : elsewhere));
      const { paymentKey } = sent.at(-1)!.requests;
      if (paymentKey === undefined) return 'left';
      return messageOf(await requestAs(shopper)(goingOn('cancel', shopper, paymentKey)));
    }

    async function run(): Promise<Ended> {
      const message = await goesOn(shopper)
        .then(messageOf)
        .catch((error: Error) => {
          if (error instanceof Lost) return afterLoss();
          throw error;
        })
        .catch((error: Error) => error.message)
        .finally(() => reportBroken(false));
      return { trial, sent, word: message, at: performance.now() };
    }
    return { broken, ended: run() };
  }

  return {
    pointsOf,
    begin,
    send,
    untilAnswered,
    /** Makes all shoppers stop after their next attempt. */
    giveUp: () => over.abort(),
    isOpen: (answer: WireAnswer | null): boolean => answer !== null && messageOf(answer) === actionRequired,
  };
}
