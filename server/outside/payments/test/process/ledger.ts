import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';

/** A charge of the test provider. Amounts in cents. */
export interface TestCharge {
  id: string;
  /** The customer's name for it: one charge per key. */
  key: string;
  /** code: a transfer by an app, to the account of the code (transfers.ts). */
  method: 'card' | 'wallet' | 'code';
  amount: number;
  currency: string;
  payee: string;
  /** Whose mark it carries; '' for none. */
  shop: string;
  status: 'open' | 'needs_action' | 'approved' | 'pending' | 'paid' | 'declined' | 'cancelled';
  /** Whoever knows it may act as the shopper. */
  secret: string;
  reason: string;
  /** Name of the money; '' until it is taken. */
  money: string;
  takenAt: string;
  refunds: { id: string; key: string; amount: number }[];
}

/**
 * What the provider knows, in a file of its own: a line for each change, the whole charge in it, on the disk before anybody
 * is answered. The witness of what was really charged.
 */
export class Ledger {
  readonly #charges = new Map<string, TestCharge>();
  readonly #file: number;

  constructor(file: string) {
    if (existsSync(file)) for (const charge of readLedger(file)) this.#charges.set(charge.id, charge);
    this.#file = openSync(file, 'a', 0o600);
  }

  find(id: string): TestCharge | undefined {
    return this.#charges.get(id);
  }

  byKey(key: string): TestCharge | undefined {
    return this.all().find((charge) => charge.key === key);
  }

  all(): TestCharge[] {
    return [...this.#charges.values()];
  }

  keep(charge: TestCharge): TestCharge {
    writeSync(this.#file, `${JSON.stringify(charge)}\n`);
    fsyncSync(this.#file);
    this.#charges.set(charge.id, charge);
    return charge;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** The charges of a ledger's file as they stand last. A line that was cut off by a crash is nobody's: it was not answered. */
export function readLedger(file: string): TestCharge[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const charges = lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as TestCharge];
    } catch {
      return [];
    }
  });
  return [...new Map(charges.map((charge) => [charge.id, charge])).values()];
}

export const newName = (prefix: string): string =>
  `${prefix}${randomBytes(10).toString('hex').toUpperCase()}`;
