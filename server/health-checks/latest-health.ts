import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import { runHealthChecks, type Examined } from './run-health-checks.ts';

/** Milliseconds for which results are cached, by default and on demand. */
const lasts = { usually: 60_000, whenAsked: 5000 };

interface Look {
  at: number;
  parts: Examined;
}

const looks = new WeakMap<Config, { begun: number; look: Promise<Look> }>();

/**
 * Returns the latest results of the health checks, shared by all callers, because checking other machines can
 * take seconds.
 */
export function latestHealth(
  { config, log, db, secret }: AppContext,
  { again }: { again: boolean },
): Promise<Look> {
  const last = looks.get(config);
  if (last && Date.now() - last.begun < (again ? lasts.whenAsked : lasts.usually)) return last.look;
  const look = runHealthChecks(config, log, { db, secret }).then((parts) => ({ at: Date.now(), parts }));
  looks.set(config, { begun: Date.now(), look });
  // After a failure, the checks run again.
  look.catch(() => looks.delete(config));
  return look;
}

/** Returns whether the mail server didn't answer a check within the last minute. */
export async function isMailServerAway(app: AppContext): Promise<boolean> {
  const { parts } = await latestHealth(app, { again: false });
  return parts.some(({ findings }) => findings.some(({ code }) => code === 'mailServerAway'));
}
