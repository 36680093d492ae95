import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import { readWithConnections } from './with-connections.ts';

/** What of the settings a connection may change. */
const mailParts = ['smtpUrl', 'mailFrom', 'telegram', 'sms'] as const;
const paymentParts = ['stripe', 'paypal', 'khqr', 'acquirer', 'testPayments'] as const;

const areOther = (parts: readonly (keyof Config)[]) => (one: Config, other: Config) =>
  parts.some((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
/** Whether emails and messages go another way; whether others take money. */
export const mailsDiffer = areOther(mailParts);
export const paymentsDiffer = areOther(paymentParts);

/**
 * Makes what staff entered count in this process: its settings, and what was opened by those of before. Nothing happens when
 * they are the same.
 */
export async function renewConnections(app: AppContext): Promise<void> {
  const before = app.config;
  const { config } = await readWithConnections(before, app.db, app.secret);
  if (!mailsDiffer(config, before) && !paymentsDiffer(config, before)) return;
  app.config = config;
  await app.onRenewed?.(before);
}
