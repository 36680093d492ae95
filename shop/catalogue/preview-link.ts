import { type LanguageCode, languageOf, languages } from '#contract/languages.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { openLink, signLink } from '#shop/signed-link.ts';

const purpose = 'product preview';
const goodForSeconds = 24 * 3600;

interface Previewed {
  id: number;
  language: LanguageCode;
}

/** Returns a link to a product's page as it is, published or not, valid for a day. */
export function previewLink(
  secret: Secret,
  { id, language }: Previewed,
  now = Date.now(),
): { path: string; endsAt: string } {
  const until = Math.floor(now / 1000) + goodForSeconds;
  const code = signLink(secret, purpose, [id, until, languages[language].id]);
  return { path: `/preview/${code}`, endsAt: new Date(until * 1000).toISOString() };
}

/** Returns the product of a preview link. Null if the shop didn't create the link or it has expired. */
export function previewOf(secret: Secret, code: string, now = Date.now()): Previewed | null {
  const [id = 0, until = 0, languageId = 0] = openLink(secret, purpose, code) ?? [];
  return until * 1000 > now ? { id, language: languageOf(languageId) } : null;
}
