import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { randomBytes } from 'node:crypto';

/** A charge of the test provider. Amounts are in cents. */
export interface TestCharge {
  id: string;
  /** The idempotency key: one charge per key. */
  key: string;
  /** How it is paid. `code`: a transfer from an app to the account of the QR code (transfers.ts). */
  method: 'card' | 'wallet' | 'code';
  amount: number;
  currency: string;
  payee: string;
  /** The id of the shop that created it, or '' if there is none. */
  shop: string;
  status: 'open' | 'needs_action' | 'approved' | 'pending' | 'paid' | 'declined' | 'cancelled';
  /** The secret of the charge. Anyone who knows it may act as the customer. */
  secret: string;
  reason: string;
  /** The id of the payment; '' until it is taken. */
  money: string;
  takenAt: string;
  refunds: { id: string; key: string; amount: number }[];
}

/**
 * The provider's records in a separate file: one line per change with the whole charge, flushed to disk
 * before the answer is sent. It proves every real charge.
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

/**
 * Returns the latest charges of a ledger file. Ignores a line that a crash truncated, because it was never
 * answered.
 */
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
