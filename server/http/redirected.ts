import { countRedirect, followRedirect } from '#shop/redirects/redirects.ts';
import type { AppContext } from '../context/context.ts';

/**
 * Returns where a visitor of an address without a page is sent, encoded for a header, and counts the visit; null
 * without a redirect.
 */
export async function redirected(
  { db, primaryDb = db, log }: AppContext,
  address: string,
): Promise<string | null> {
  const found = await followRedirect(db, address);
  if (found === null) return null;
  countRedirect(primaryDb, found.id).catch((error: unknown) =>
    log.error({ err: error }, 'could not count a redirect'),
  );
  const { pathname, search } = new URL(found.to, 'http://shop.invalid');
  return pathname + search;
}
