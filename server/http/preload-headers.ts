import { languageCodes } from '#contract/languages.ts';
import type { Database } from '#database/connect.ts';
import { clockSkew } from '#database/reachable.ts';
import { indexOf } from '#shop/catalogue/catalogue.ts';
import type { AppContext } from '../context/context.ts';
import type { AppShellCache } from './app-shell-cache.ts';

/** Enough for the start of a rush, and no more than a pooler has free while others start. */
export const firstConnections = 4;

/**
 * Prepares what the first visitors need: connections, the product index, texts and layouts of every language.
 * Call it until it returns true. Then it stays true, because anything missed later reloads by itself.
 */
export function preloadLinks(app: AppContext, frames: readonly AppShellCache[]): () => Promise<boolean> {
  const { db, checkoutDb = db, officeDb = db } = app;
  const make = async () => {
    const whole = await Promise.all(
      frames.flatMap((each) => languageCodes.map(async (lang) => (await each.get(lang)).whole)),
    );
    await indexOf(db);
    const answers = await Promise.all([db, checkoutDb, officeDb].flatMap(connected));
    return [...whole, ...answers].every(Boolean);
  };
  let made: Promise<boolean> | undefined;
  return async () => {
    const isMade = await (made ??= make().catch(() => false));
    if (!isMade) made = undefined;
    return isMade;
  };
}

/** Opens connections in parallel, so that each query uses a different one. */
const connected = (db: Database): Promise<boolean>[] =>
  Array.from({ length: firstConnections }, async () => (await clockSkew(db)) !== null);
