import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import { examine, type Examined } from './examine.ts';

/** Milliseconds for which what was found is told again; and between two looks, whoever asks. */
const lasts = { usually: 60_000, whenAsked: 5000 };

interface Look {
  at: number;
  parts: Examined;
}

const looks = new WeakMap<Config, { begun: number; look: Promise<Look> }>();

/** What the doctor found last, for all who ask: other machines are asked for it, and may take seconds. */
export function lastLook(
  { config, log, db, secret }: AppContext,
  { again }: { again: boolean },
): Promise<Look> {
  const last = looks.get(config);
  if (last && Date.now() - last.begun < (again ? lasts.whenAsked : lasts.usually)) return last.look;
  const look = examine(config, log, { db, secret }).then((parts) => ({ at: Date.now(), parts }));
  looks.set(config, { begun: Date.now(), look });
  // What failed is asked anew.
  look.catch(() => looks.delete(config));
  return look;
}

/** The mail server was asked within a minute, and does not answer. */
export async function isMailServerAway(app: AppContext): Promise<boolean> {
  const { parts } = await lastLook(app, { again: false });
  return parts.some(({ findings }) => findings.some(({ code }) => code === 'mailServerAway'));
}
