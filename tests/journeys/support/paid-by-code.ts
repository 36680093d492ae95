import { sql } from 'kysely';
import { afterEach } from 'vitest';
import { acquirerStub, stubMerchant, stubSecret } from '../../support/providers/acquirer-stub.ts';
import { khqrStub, stubAccount } from '../../support/providers/khqr-stub.ts';
import { advanceClock } from '../../support/advance-clock.ts';
import { ownShop } from './own-shop.ts';
import { usable } from './pages.ts';
import type { Visitor } from './visitor.ts';

/** Starts a separate shop with KHQR payments, and returns it with its bank and its database. */
export async function khqrShop(more: Record<string, string> = {}) {
  const bank = await khqrStub();
  const env = {
    KHQR_ACCOUNT: stubAccount,
    KHQR_TOKEN: bank.token,
    KHQR_NAME: 'Angkor Gifts',
    KHQR_URL: bank.url,
    ...more,
  };
  return { bank, ...(await shopOf(bank, env)) };
}

/** Starts a separate shop with an acquirer's codes. */
export async function acquirerShop(more: Record<string, string> = {}) {
  const bank = await acquirerStub();
  const env = {
    ACQUIRER_URL: bank.url,
    ACQUIRER_MERCHANT: stubMerchant,
    ACQUIRER_SECRET: stubSecret,
    ...more,
  };
  return { bank, ...(await shopOf(bank, env)) };
}

async function shopOf(bank: { heal: () => void }, env: Record<string, string>) {
  const shop = await ownShop(env);
  const { db } = shop;
  afterEach(() => bank.heal());
  return {
    shop,
    db,
    async orderOf(code: string): Promise<number | undefined> {
      const { rows } = await sql<{ status: number }>`
        select o.status_id as status from payment_code c join payment p on p.id = c.payment_id join customer_order o on o.id = p.order_id
        where c.text = ${code}`.execute(db);
      return rows[0]?.status;
    },
    /** Simulates that almost five minutes pass while the phone is asleep. */
    async almostEnded({ page }: Visitor): Promise<void> {
      await advanceClock(db, 296);
      await page.reload();
      await usable(page);
    },
  };
}
