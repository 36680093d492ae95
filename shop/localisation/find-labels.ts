import type { Database } from '#database/schema.ts';
import { languages } from '#contract/languages.ts';
import { type LabelFields, labelId } from './label-kind.ts';
import { labelSets } from './label-sets.ts';
import { writtenLabels } from './queries.ts';

/** An interface text: the built-in text, and the text with which staff replaced it ('' if none). */
export interface Label {
  id: string;
  version: number;
  screen: string;
  key: string;
  builtIn: LabelFields;
  byStaff: LabelFields;
}

interface LabelFilter {
  /** Part of the text in either language, or of the key. */
  find: string;
  /** The screen; '' for all. */
  screen: string;
  onlyOwn: boolean;
}

const builtInLabels = Object.entries(labelSets)
  .map(([name, set]) => ({ screen: name.replace(/Labels$/u, ''), set }))
  .toSorted((one, other) => (one.screen < other.screen ? -1 : 1))
  .flatMap(({ screen, set: { entityId, texts, khmer } }) =>
    Object.keys(texts).map((key) => ({
      id: labelId(entityId, key),
      screen,
      key,
      builtIn: { en: texts[key] ?? '', km: khmer[key] ?? '' },
    })),
  );

export const screensWithLabels: readonly string[] = [...new Set(builtInLabels.map(({ screen }) => screen))];

/** Returns the built-in text of a screen's key. Undefined if it no longer exists. */
export const builtInLabel = (entityId: number, key: string): Pick<Label, 'screen' | 'builtIn'> | undefined =>
  builtInLabels.find(({ id }) => id === labelId(entityId, key));

/** Returns all matching interface texts by screen, in the order they are defined. */
export async function findLabels(db: Database, { find, screen, onlyOwn }: LabelFilter): Promise<Label[]> {
  const written = new Map<string, { version: number; byStaff: LabelFields }>();
  for (const { entityId, key, languageId, text, version } of await writtenLabels(db)) {
    const id = labelId(entityId, key);
    const { byStaff } = written.get(id) ?? { byStaff: { en: '', km: '' } };
    written.set(id, {
      version,
      byStaff: { ...byStaff, [languageId === languages.en.id ? 'en' : 'km']: text },
    });
  }
  const part = find.toLowerCase();
  const holds = (texts: LabelFields) =>
    [texts.en, texts.km].some((text) => text.toLowerCase().includes(part));
  return builtInLabels
    .filter((label) => (screen === '' || label.screen === screen) && (!onlyOwn || written.has(label.id)))
    .map((label) => ({ ...label, version: 0, byStaff: { en: '', km: '' }, ...written.get(label.id) }))
    .filter(
      ({ key, builtIn, byStaff }) => key.toLowerCase().includes(part) || holds(builtIn) || holds(byStaff),
    );
}
