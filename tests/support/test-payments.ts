import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterwards } from './afterwards.ts';
import { readLedger, type TestCharge } from '#server/payments/test/process/ledger.ts';
import type { Fault } from '#server/payments/test/process/scenario.ts';
import { startTestProcess } from '#server/payments/test/start-process.ts';
import { khqrStandIn } from '#server/payments/khqr/khqr-stand-in.ts';
import { codesOf } from '#server/payments/khqr/open-khqr.ts';
import type { Database } from '#database/schema.ts';
import { testProvider } from '#server/payments/test/test-provider.ts';
import { paymentMethods } from '#shop/payments/payments.ts';

export type { TestCharge };

/**
 * Starts the test provider's process with its own ledger. Call it at the top of a test file.
 * @param webhook URL for its webhooks
 */
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
    // A keep-alive connection may be closed just as it is reused. Repeating a request has no effect here.
    const response = await send().catch(send).catch(send);
    return (await response.json()) as T;
  }

  const provider = testProvider({ url: running.url, key });
  /** The database whose codes the nightly comparison requests. */
  let shopDb: Database | null = null;
  const khqr = khqrStandIn({
    url: running.url,
    key,
    codesOfNight: async (since, after) =>
      shopDb ? codesOf(shopDb)(since, after) : { codes: [], next: null },
  });
  return {
    key,
    /** The id of its process. If it is killed, it restarts by itself. */
    pid: running.pid,
    /** The value of PAYMENT_TEST_URL for shops in separate processes. */
    address: running.url.replace('//', `//${key}@`),
    provider,
    methods: paymentMethods([provider, khqr]),
    ofDatabase: (db: Database) => void (shopDb = db),
    /** Returns the actual charges and refunds, from the provider's own file. */
    ledger: (): TestCharge[] => readLedger(file),
    taken: (): TestCharge[] => readLedger(file).filter(({ money }) => money !== ''),
    /** Returns one charge, as the provider reports it. Asks again when a fault affects this request. */
    async charge(id: string): Promise<TestCharge> {
      const request = async () => {
        const headers = { authorization: `Bearer ${key}` };
        return (await (await fetch(`${running.url}/v1/charges/${id}`, { headers })).json()) as TestCharge;
      };
      for (;;) {
        const charge = await request().catch(() => null);
        if (charge?.secret !== undefined) return charge;
      }
    },
    fault: (fault: Partial<Fault> & Pick<Fault, 'at' | 'does'>) =>
      post('faults', { faults: [{ isDone: false, times: 1, ...fault }] }),
    /** Ends all faults. */
    heal: () => post('faults', { faults: [] }),
    /** Acts as the shopper in the browser: approves a wallet's order, passes a challenge. */
    act: (charge: Pick<TestCharge, 'id' | 'secret'>, proof: string) =>
      post<TestCharge>(`charges/${charge.id}/act`, { secret: charge.secret, proof }),
    /**
     * Acts as an existing client with a wallet: creates and captures an order in the browser, without the
     * shop.
     */
    captured: async (wish: {
      amount: number;
      currency?: string;
      payee?: string;
      /** The shop whose id the charge contains. */
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
    /** Acts as a banking app: pays the amount that a code requests, or the one that the test sets. */
    transfer: (code: string, wish: { amount?: number; currency?: string; to?: string } = {}) =>
      post<{ data: { hash: string } }>('transfers', { code, proof: 'tok_test_approve', ...wish }),
    dispute: (id: string, state: 'opened' | 'won' | 'lost') => post(`charges/${id}/dispute`, { state }),
  };
}

let tokens = 0;

/**
 * Returns an unused token of the test provider. server/payments/test/process/scenario.ts defines its
 * outcome.
 */
export const token = (what: string): string => `tok_test_${what}.n${(tokens += 1)}-${process.pid}`;
