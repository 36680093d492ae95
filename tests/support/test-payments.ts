import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterwards } from './afterwards.ts';
import { readLedger, type TestCharge } from '#server/outside/payments/test/process/ledger.ts';
import type { Fault } from '#server/outside/payments/test/process/scenario.ts';
import { startTestProcess } from '#server/outside/payments/test/start-process.ts';
import { khqrStandIn } from '#server/outside/payments/khqr/khqr-stand-in.ts';
import { codesOf } from '#server/payments/open-khqr.ts';
import type { Database } from '#database/schema.ts';
import { testProvider } from '#server/outside/payments/test/test-provider.ts';
import { paymentWays } from '#shop/payments/payments.ts';

export type { TestCharge };

/** The test provider's process with a ledger of its own, for the top of a test file. @param webhook where it tells */
export async function testPayments(webhook = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-payments-'));
  const file = path.join(folder, 'ledger.jsonl');
  const key: string = randomUUID();
  const running = await startTestProcess({ key, ledger: file, webhook });
  const end = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  afterwards(end, { pids: [running.pid()], folders: [folder] });

  async function post<T>(where: string, body: object): Promise<T> {
    const send = () =>
      fetch(`${running.url}/v1/${where}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      });
    // A kept connection may be closed in the moment it is used again; nothing here counts twice.
    const response = await send().catch(send).catch(send);
    return (await response.json()) as T;
  }

  const provider = testProvider({ url: running.url, key });
  /** Whose codes the night asks for. */
  let shopDb: Database | null = null;
  const khqr = khqrStandIn({
    url: running.url,
    key,
    codesOfNight: async (since, after) =>
      shopDb ? codesOf(shopDb)(since, after) : { codes: [], next: null },
  });
  return {
    key,
    /** Of its process; killed, it comes back by itself. */
    pid: running.pid,
    /** For PAYMENT_TEST_URL of shops in processes of their own. */
    address: running.url.replace('//', `//${key}@`),
    provider,
    ways: paymentWays([provider, khqr]),
    ofDatabase: (db: Database) => void (shopDb = db),
    /** What was really charged and given back, from the witness's own file. */
    ledger: (): TestCharge[] => readLedger(file),
    taken: (): TestCharge[] => readLedger(file).filter(({ money }) => money !== ''),
    /** One of them, as the provider tells it; asked again when a fault meets this question. */
    async charge(id: string): Promise<TestCharge> {
      const ask = async () => {
        const headers = { authorization: `Bearer ${key}` };
        return (await (await fetch(`${running.url}/v1/charges/${id}`, { headers })).json()) as TestCharge;
      };
      for (;;) {
        const charge = await ask().catch(() => null);
        if (charge?.secret !== undefined) return charge;
      }
    },
    fault: (fault: Partial<Fault> & Pick<Fault, 'at' | 'does'>) =>
      post('faults', { faults: [{ isDone: false, times: 1, ...fault }] }),
    /** No more faults. */
    heal: () => post('faults', { faults: [] }),
    /** As the shopper in the browser: approves a wallet's order, passes a challenge. */
    act: (charge: Pick<TestCharge, 'id' | 'secret'>, proof: string) =>
      post<TestCharge>(`charges/${charge.id}/act`, { secret: charge.secret, proof }),
    /** As an existing client with a wallet: made and captured in the browser, past the shop. */
    captured: async (wish: {
      amount: number;
      currency?: string;
      payee?: string;
      /** Whose mark it carries. */
      shop?: string;
      proof?: string;
    }) => {
      const { proof = 'tok_test_approve.hook-none', ...more } = wish;
      const made = await post<TestCharge>('charges', {
        key: randomUUID(),
        method: 'wallet',
        currency: 'USD',
        ...more,
      });
      return post<TestCharge>(`charges/${made.id}/confirm`, { proof });
    },
    /** As the app of a bank: pays a code what it asks for, or what the test says. */
    transfer: (code: string, wish: { amount?: number; currency?: string; to?: string } = {}) =>
      post<{ data: { hash: string } }>('transfers', { code, proof: 'tok_test_approve', ...wish }),
    dispute: (id: string, state: 'opened' | 'won' | 'lost') => post(`charges/${id}/dispute`, { state }),
  };
}

let tokens = 0;

/** A token of the test provider that was never used; what it does: server/outside/payments/test/process/scenario.ts. */
export const token = (what: string): string => `tok_test_${what}.n${(tokens += 1)}-${process.pid}`;
