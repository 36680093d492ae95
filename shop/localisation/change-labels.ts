import { languages, type LanguageCode } from '#contract/languages.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import type { Database } from '#database/schema.ts';
import { builtInOf } from './built-in.ts';
import { labelSets } from './label-sets.ts';
import { removeLabel, writeLabel } from './queries.ts';

/** Names staff know a screen's texts by, with its entity id: `login`, `messages`. */
export const labelScreens: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(labelSets).map(([name, { entityId }]) => [name.replace(/Labels$/u, ''), entityId]),
);

const placesIn = (text: string) =>
  [...text.matchAll(/\{\w+\}/gu)]
    .map(([place]) => place)
    .toSorted()
    .join(' ');

/** Why a text cannot stand in the place of a built-in one; null: it can. Blank takes away what staff wrote. */
export function labelFault(
  entityId: number,
  key: string,
  language: LanguageCode,
  text: string,
): 'unknown' | 'places' | null {
  const builtIn = builtInOf(entityId, language)?.[key];
  if (builtIn === undefined) return 'unknown';
  return text.trim() === '' || placesIn(text) === placesIn(builtIn) ? null : 'places';
}

/** The text shown in the place of nothing: what is built in. */
export const builtInText = (entityId: number, key: string, language: LanguageCode): string =>
  builtInOf(entityId, language)?.[key] ?? '';

/**
 * Writes a text in the place of a built-in one; a blank one, or the built-in one itself, takes away what was written.
 * @throws RangeError for a key that is not there, or another set of `{places}`
 */
export async function changeLabel(
  db: Database,
  { entityId, key, language, text }: { entityId: number; key: string; language: LanguageCode; text: string },
  by: Actor,
): Promise<void> {
  if (labelFault(entityId, key, language, text))
    throw new RangeError(`the label ${entityId} ${key} breaks a rule`);
  const { id } = languages[language];
  const isOwn = text.trim() !== '' && text !== builtInText(entityId, key, language);
  await (isOwn ? writeLabel(db, entityId, key, id, text) : removeLabel(db, entityId, key, id));
  await writeAudit(db, by, 'label changed', { entityId, key, language });
  await announce(db, 'texts');
}
