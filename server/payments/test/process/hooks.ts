import { setTimeout as sleep } from 'node:timers/promises';
import { signature } from '../hook-signature.ts';
import type { TestCharge } from './ledger.ts';
import { newName } from './ledger.ts';
import type { HookMode } from './scenario.ts';

const lateBy = 2000;
/** Milliseconds for which events to be shuffled are collected. */
const gather = 500;
const retries = [200, 1000, 5000];

/** Sends events to the webhook URL, if there is one. */
export class Hooks {
  readonly #url: string;
  readonly #key: string;
  #gathered: object[] = [];

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  /** Resolves when an early webhook has been answered; immediately for all others. */
  async tell(kind: string, charge: TestCharge, mode: HookMode): Promise<void> {
    if (this.#url === '' || mode === 'none' || charge.method === 'code') return;
    const { id, key, amount, currency, status } = charge;
    const happened = new Date().toISOString();
    const event = { id: newName('TEV'), kind, happened, charge: { id, key, amount, currency, status } };
    if (mode === 'early') return this.#send(event);
    if (mode === 'shuffled') return this.#gather(event);
    void sleep(mode === 'late' ? lateBy : 10, undefined, { ref: false })
      .then(() =>
        Promise.all([this.#send(event, mode === 'forged'), mode === 'doubled' && this.#send(event)]),
      )
      .catch(() => undefined);
  }

  #gather(event: object): void {
    this.#gathered.push(event);
    if (this.#gathered.length > 1) return;
    setTimeout(() => {
      const events = this.#gathered.toReversed();
      this.#gathered = [];
      for (const each of events) void this.#send(each);
    }, gather).unref();
  }

  async #send(event: object, isForged = false): Promise<void> {
    const body = JSON.stringify(event);
    for (const wait of [0, ...retries]) {
      await sleep(wait, undefined, { ref: false });
      const at = Math.floor(Date.now() / 1000);
      const sign = signature(isForged ? 'another key' : this.#key, at, body);
      const answer = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'kado-test-signature': `t=${at},v1=${sign}` },
        body,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      if (answer !== null && answer.status < 500) return;
    }
  }
}
