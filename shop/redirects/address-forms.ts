import { languageCodes } from '#contract/languages.ts';
import { readableAddress } from '#contract/resources/redirect.ts';

const languageStart = new RegExp(`^/(?:${languageCodes.join('|')})(?=/)`, 'u');
/** Parameters that advertisements and newsletters add to every address. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|srsltid|mc_[ce]id)=/u;

/** Returns the form in which old addresses are compared: capital letters don't matter. The database does the same. */
export const comparable = (address: string): string =>
  address.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());

/**
 * Returns what redirects may have as the old address to match this one, best first: with its query, without tracking,
 * without query, as it is and readable, in this language and in any.
 */
export function formsOf(address: string): string[] {
  const [path = '/', ...rest] = address.split('?');
  const query = rest.join('?');
  const needed = query
    .split('&')
    .filter((part) => part !== '' && !tracking.test(part))
    .join('&');
  const bare = path.replace(/(?<=.)\/+$/u, '');
  const queries = [query, needed, ''].map((text) => (text === '' ? '' : `?${text}`));
  const forms = queries.flatMap((text) => [path + text, bare + text, readableAddress(bare + text)]);
  return [
    ...new Set(forms.flatMap((form) => [form, form.replace(languageStart, '')]).map(comparable)),
  ].filter(
    // No redirect has such an address, and PostgreSQL refuses zero bytes.
    (form) => form.isWellFormed() && !/\p{Cc}/u.test(form),
  );
}
