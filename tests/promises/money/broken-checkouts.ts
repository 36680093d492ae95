import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { caller, type WireAnswer } from '../../support/running-shop.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { type Asked, type CheckoutName, checkouts, goingOn, type Habit } from './checkouts.ts';
import { type Fault, type Noted, type Plan, planHeader, type Point } from './fault-points.ts';
import type { mortalShop } from './mortal-shop.ts';
import { actionRequired, orderPlaced, wordOf } from '../shop-pair.ts';

/** One checkout of one shopper, in which one thing goes wrong. */
export interface Trial {
  checkout: CheckoutName;
  /** Of which request it is a point. */
  step: string;
  point: Pick<Point, 'at' | 'kind' | 'text'>;
  does: Fault;
  when: Plan['when'];
  habit: Habit;
  shopper: Shopper;
  /** The same customer, logged in elsewhere. */
  elsewhere: Shopper;
}

/** What a shopper has sent, and how it ended for them. */
export interface Ended {
  trial: Trial;
  sent: { asked: Asked; as: Shopper }[];
  /** The shop's word; 'left': they never came back. */
  word: string;
  /** By `performance.now()`. */
  at: number;
}

/** After these there is nothing more to ask. */
export const lastWords = new Set([
  orderPlaced,
  'paymentDeclined',
  'moneyGoesBack',
  'moneyWithStaff',
  'moneyIsOther',
  'Saved Successfully',
]);
/** After these the shopper asks once more. */
const isPassing = (word: string): boolean =>
  ['paymentUnknown', 'orderPending', 'paymentUnavailable'].includes(word) || /^(?:5\d\d|429)$/u.test(word);

class Lost extends Error {}

/** Sends checkouts to a shop that has the loader of fault points. @param file in which the loader writes */
export function brokenCheckouts(shop: Awaited<ReturnType<typeof mortalShop>>, file: string) {
  const { payments } = shop;
  const over = new AbortController();
  afterAll(() => over.abort());

  const noted = (): Noted[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Noted] : []));

  /** null: no answer. */
  const send = (
    { path, parameters, key }: Asked,
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

  /** Until it is answered in a word that does not pass. */
  async function untilAnswered(asked: Asked, as: Shopper): Promise<WireAnswer> {
    for (;;) {
      const answer = await send(asked, as);
      if (answer && !isPassing(wordOf(answer))) return answer;
      if (over.signal.aborted) throw new Error(`no last word: ${answer ? wordOf(answer) : 'no answer'}`);
      await sleep(1000);
    }
  }

  /** The points of a checkout in which nothing goes wrong, by its steps. */
  async function pointsOf(checkout: CheckoutName, shopper: Shopper) {
    const points: { step: string; point: Point }[] = [];
    const ask = async (asked: Asked) => {
      const plan = {
        id: randomUUID(),
        at: 0,
        when: 'before',
        does: 'reset',
        together: 1,
        provider: 0,
      } as const;
      const answer = await send(asked, shopper, plan);
      if (!answer || isPassing(wordOf(answer)))
        throw new Error(`${checkout}: ${asked.step} without a fault failed`);
      const passed = noted().filter((each): each is Point => each.id === plan.id && 'at' in each);
      points.push(...passed.map((point) => ({ step: asked.step, point })));
      return answer;
    };
    const last = await checkouts[checkout]({ shopper, key: randomUUID(), payments, ask });
    return { points, last };
  }

  /**
   * Begins a trial. `broken`: its fault has happened, or something else has cut it off; `ended`: the shopper has a last
   * word, or has left.
   */
  function begin(trial: Trial, together: number): { broken: Promise<boolean>; ended: Promise<Ended> } {
    const { promise: broken, resolve: tellBroken } = Promise.withResolvers<boolean>();
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

    const askAs = (as: Shopper) => async (asked: Asked) => {
      sent.push({ asked, as });
      if (isBroken || asked.step !== step) return untilAnswered(asked, as);
      isBroken = true;
      const answer = await send(asked, as, plan);
      tellBroken(hasHappened());
      if (answer && !isPassing(wordOf(answer))) return answer;
      if (habit !== 'repeats') throw new Lost();
      return untilAnswered(asked, as);
    };

    const goesOn = (as: Shopper) =>
      checkouts[trial.checkout]({ shopper: as, key: randomUUID(), payments, ask: askAs(as) });

    async function afterLoss(): Promise<string> {
      if (habit !== 'gives up') return wordOf(await goesOn(habit === 'new key' ? shopper : elsewhere));
      const { paymentKey } = sent.at(-1)!.asked;
      if (paymentKey === undefined) return 'left';
      return wordOf(await askAs(shopper)(goingOn('cancel', shopper, paymentKey)));
    }

    async function run(): Promise<Ended> {
      const word = await goesOn(shopper)
        .then(wordOf)
        .catch((error: Error) => {
          if (error instanceof Lost) return afterLoss();
          throw error;
        })
        .catch((error: Error) => error.message)
        .finally(() => tellBroken(false));
      return { trial, sent, word, at: performance.now() };
    }
    return { broken, ended: run() };
  }

  return {
    pointsOf,
    begin,
    send,
    untilAnswered,
    /** Nobody asks any more after their next try. */
    giveUp: () => over.abort(),
    isOpen: (answer: WireAnswer | null): boolean => answer !== null && wordOf(answer) === actionRequired,
  };
}
