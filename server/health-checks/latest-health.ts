import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import { runHealthChecks, type Examined } from './run-health-checks.ts';

/** Milliseconds for which finished results are cached, by default and on demand. */
const lasts = { usually: 60_000, whenAsked: 5000 };

interface Look {
  at: number;
  parts: Examined;
}

/** The latest checks of each shop. `finishedAt` is null while they run. */
const looks = new WeakMap<Config, { finishedAt: number | null; look: Promise<Look> }>();

/**
 * Returns the latest results of the health checks, shared by all callers, because checking other machines can
 * take seconds.
 */
export function latestHealth(
  { config, log, db, secret }: AppContext,
  { again }: { again: boolean },
): Promise<Look> {
  const last = looks.get(config);
  const maxAge = again ? lasts.whenAsked : lasts.usually;
  if (last && (last.finishedAt === null || Date.now() - last.finishedAt < maxAge)) return last.look;
  const look = runHealthChecks(config, log, { db, secret }).then((parts) => ({ at: Date.now(), parts }));
  const latest: { finishedAt: number | null; look: Promise<Look> } = { finishedAt: null, look };
  looks.set(config, latest);
  // After a failure, the checks run again.
  look.then(
    ({ at }) => (latest.finishedAt = at),
    () => looks.delete(config),
  );
  return look;
}

/** Returns whether the email server didn't answer a check within the last minute. */
export async function isMailServerAway(app: AppContext): Promise<boolean> {
  const { parts } = await latestHealth(app, { again: false });
  return parts.some(({ findings }) => findings.some(({ code }) => code === 'mailServerAway'));
}
