import { paymentProviderNames } from '#contract/payment-providers/payment-providers.ts';
import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import { readWithConnections } from './with-connections.ts';

/** The settings that a connection can change. */
const mailParts = ['smtpUrl', 'mailFrom', 'telegram', 'staffChat', 'sms'] as const;
const paymentParts = [...paymentProviderNames, 'testPayments'] as const;

const areOther = (parts: readonly (keyof Config)[]) => (one: Config, other: Config) =>
  parts.some((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
/** Return whether the settings for emails and messages differ, and whether those for payments do. */
export const mailsDiffer = areOther(mailParts);
export const paymentsDiffer = areOther(paymentParts);

const renewals = new WeakMap<AppContext, Promise<void>>();

/**
 * Applies the stored connections in this process: updates its settings and reopens what used the previous ones. Does
 * nothing when they are unchanged. Concurrent calls run one after the other.
 * @param app the shop's own context, not a derived one
 */
export function renewConnections(app: AppContext): Promise<void> {
  const former = renewals.get(app) ?? Promise.resolve();
  const next = former.catch(() => undefined).then(() => renew(app));
  renewals.set(app, next);
  return next;
}

async function renew(app: AppContext): Promise<void> {
  const before = app.config;
  const { config } = await readWithConnections(before, app.db, app.secret);
  if (!mailsDiffer(config, before) && !paymentsDiffer(config, before)) return;
  app.config = config;
  await app.onRenewed?.(before);
  // A page may have been cached with the previous settings in the meantime.
  app.changes.announce('all');
}
