import type { Hooks } from './hooks.ts';
import { type Ledger, newName, type TestCharge } from './ledger.ts';
import { type HookMode, isTaken, readToken, type Scenario } from './scenario.ts';

const finalAfter = 1000;
const prefixes = { card: 'TCH', wallet: 'TWO', code: 'TQR' } as const;

/** The lifecycle of charges. Every change is in the ledger before it is reported. */
export class Charges {
  readonly #ledger: Ledger;
  readonly #hooks: Hooks;

  constructor(ledger: Ledger, hooks: Hooks) {
    this.#ledger = ledger;
    this.#hooks = hooks;
  }

  /** Creates one charge per key. Undefined if the key belongs to a different charge. */
  create(
    request: Pick<TestCharge, 'key' | 'method' | 'amount' | 'currency' | 'payee' | 'shop'>,
  ): TestCharge | undefined {
    const earlier = this.#ledger.byKey(request.key);
    if (earlier) {
      const isSame = earlier.amount === request.amount && earlier.currency === request.currency;
      return isSame ? earlier : undefined;
    }
    return this.#ledger.keep({
      ...request,
      id: newName(prefixes[request.method]),
      secret: newName('secret'),
      status: 'open',
      reason: '',
      money: '',
      takenAt: '',
      refunds: [],
    });
  }

  /**
   * Takes the payment if the token or the customer's action allows it. A charge is taken only once, however often it is
   * requested.
   */
  async confirm(charge: TestCharge, token: string): Promise<TestCharge> {
    if (charge.status === 'approved') return this.#take(charge, 'normal');
    const scenario = readToken(token);
    if (!scenario)
      return token === '' || isOver(charge) ? charge : this.#decline(charge, 'no such card', 'normal');
    return isTaken(token) ? this.#play(charge, scenario) : charge;
  }

  /**
   * Performs the customer's actions in the browser: approves the wallet, pays with the card, passes the
   * challenge.
   */
  async act(charge: TestCharge, token: string): Promise<TestCharge> {
    const scenario = readToken(token);
    if (!scenario) return charge;
    if (charge.method === 'wallet' && charge.status === 'open' && scenario.result === 'approve')
      return this.#ledger.keep({ ...charge, status: 'approved' });
    return this.#play(charge, scenario);
  }

  async #play(charge: TestCharge, scenario: Scenario): Promise<TestCharge> {
    const { result, hook } = scenario;
    const { status } = charge;
    if (status === 'needs_action') {
      if (result === 'pass') return this.#take(charge, hook);
      return result === 'fail' ? this.#decline(charge, 'challenge failed', hook) : charge;
    }
    if (status !== 'open') return charge;
    if (result === 'approve') return this.#take(charge, hook, scenario.isDisputed);
    if (result === 'decline') return this.#decline(charge, 'card declined', hook);
    if (result === '3ds') return this.#ledger.keep({ ...charge, status: 'needs_action' });
    if (result !== 'pending') return charge;
    return this.#settleLater(this.#ledger.keep({ ...charge, status: 'pending' }), hook);
  }

  #settleLater(charge: TestCharge, hook: HookMode): TestCharge {
    setTimeout(() => void this.#take(charge, hook), finalAfter).unref();
    return charge;
  }

  /** Completes what was pending when the previous process died. */
  goOn(): void {
    for (const charge of this.#ledger.all())
      if (charge.status === 'pending') this.#settleLater(charge, 'normal');
  }

  async #take(charge: TestCharge, hook: HookMode, isDisputed = false): Promise<TestCharge> {
    const taken = this.#ledger.keep({
      ...charge,
      status: 'paid',
      money: newName('TMN'),
      takenAt: new Date().toISOString(),
    });
    await this.#hooks.tell('charge.paid', taken, hook);
    if (isDisputed) setTimeout(() => void this.dispute(taken, 'opened'), finalAfter).unref();
    return taken;
  }

  async #decline(charge: TestCharge, reason: string, hook: HookMode): Promise<TestCharge> {
    const declined = this.#ledger.keep({ ...charge, status: 'declined', reason });
    await this.#hooks.tell('charge.declined', declined, hook);
    return declined;
  }

  cancel(charge: TestCharge): TestCharge {
    // A charge that is pending at the bank can't be canceled.
    return isOver(charge) || charge.status === 'pending'
      ? charge
      : this.#ledger.keep({ ...charge, status: 'cancelled', reason: 'cancelled' });
  }

  /** Refunds a charge, once per key. Undefined if the amount exceeds the remaining one. */
  async refund(charge: TestCharge, key: string, amount: number): Promise<TestCharge | undefined> {
    if (charge.refunds.some((refund) => refund.key === key)) return charge;
    const given = charge.refunds.reduce((total, refund) => total + refund.amount, 0);
    if (charge.status !== 'paid' || amount < 1 || given + amount > charge.amount) return undefined;
    const refunds = [...charge.refunds, { id: newName('TRF'), key, amount }];
    const refunded = this.#ledger.keep({ ...charge, refunds });
    await this.#hooks.tell('charge.refunded', refunded, 'normal');
    return refunded;
  }

  async dispute(charge: TestCharge, state: 'opened' | 'won' | 'lost'): Promise<TestCharge> {
    await this.#hooks.tell(`dispute.${state}`, charge, 'early');
    return charge;
  }
}

const isOver = ({ status }: TestCharge): boolean => ['paid', 'declined', 'cancelled'].includes(status);
