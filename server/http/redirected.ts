import { languageCodes } from '#contract/languages.ts';
import { countRedirect, redirectOf } from '#shop/redirects/redirects.ts';
import type { AppContext } from '../context/context.ts';

/**
 * Returns where a visitor of an address without a page is sent, encoded for a header, and counts the visit; null
 * without a redirect.
 */
export async function redirected(
  { db, primaryDb = db, log }: AppContext,
  address: string,
): Promise<string | null> {
  const paths = formsOf(address);
  const to = await redirectOf(db, paths);
  if (to === null) return null;
  countRedirect(primaryDb, paths).catch((error: unknown) =>
    log.error({ err: error }, 'could not count a redirect'),
  );
  const { pathname, search } = new URL(to, 'http://shop.invalid');
  return pathname + search;
}

const languageStart = new RegExp(`^/(?:${languageCodes.join('|')})(?=/)`, 'u');

/** Returns the ways staff may have written this address, best first: with its query, without, readable, in any language. */
function formsOf(address: string): string[] {
  const [path = '/'] = address.split('?', 1);
  const bare = path.replace(/(?<=.)\/+$/u, '');
  const forms = [address, path, bare, readable(address), readable(bare)];
  return [...new Set(forms.flatMap((form) => [form, form.replace(languageStart, '')]))].filter(
    // No redirect has such an address, and PostgreSQL refuses zero bytes.
    (form) => form.isWellFormed() && !/\p{Cc}/u.test(form),
  );
}

/** Decodes an address as people write it. Invalid encodings stay. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
