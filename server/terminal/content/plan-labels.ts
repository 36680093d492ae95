import { languageCodes, languages } from '#contract/languages.ts';
import { builtInText, changeLabel, labelFault, labelScreens } from '#shop/localisation/localisation.ts';
import type { CurrentContent } from './current-content.ts';
import type { ContentFile } from './entry-schemas.ts';
import type { Planned } from './planned.ts';

const why = {
  unknown: 'there is no such text',
  places: 'has other {places} than the text that is built in',
} as const;

/** Back to what is built in, in every language. */
const bothBuiltIn = Object.fromEntries(languageCodes.map((code) => [languages[code].tag, null]));

/** Texts in the place of built-in ones: `{"login": {"welcome": {"en": "…", "km": "…"}}}`; a blank one, or null, takes its own away. */
export function planLabels(labels: ContentFile['labels'], current: CurrentContent): Planned[] {
  return Object.entries(labels).flatMap(([screen, texts]) =>
    Object.entries(texts).flatMap(([key, given]): Planned[] => {
      const value = given === null ? bothBuiltIn : given;
      const name = `label ${screen}.${key}`;
      const entityId = Object.hasOwn(labelScreens, screen) ? labelScreens[screen] : undefined;
      if (entityId === undefined) return [{ name, state: 'wrong', about: `there is no screen ${screen}` }];
      if (typeof value !== 'object' || value === null)
        return [{ name, state: 'wrong', about: 'must be like {"en": "…", "km": "…"}' }];
      return Object.entries(value).map(([tag, wanted]: [string, unknown]) => {
        const text = wanted ?? '';
        const language = languageCodes.find((code) => languages[code].tag === tag);
        if (!language || typeof text !== 'string' || text.length > 10_000)
          return { name: `${name}.${tag}`, state: 'wrong', about: 'must be a text in en or km' };
        return planLabel({ screen, entityId, key, language, text }, `${name}.${tag}`, current);
      });
    }),
  );
}

function planLabel(
  label: CurrentContent['labels'][number],
  name: string,
  { labels }: CurrentContent,
): Planned {
  const { entityId, key, language, text } = label;
  const fault = labelFault(entityId, key, language, text);
  if (fault) return { name, state: 'wrong', about: why[fault] };
  const builtIn = builtInText(entityId, key, language);
  const written = labels.find(
    (each) => each.entityId === entityId && each.key === key && each.language === language,
  );
  const wanted = text.trim() === '' ? builtIn : text;
  if (wanted === (written?.text ?? builtIn)) return { name, state: 'unchanged' };
  return {
    name,
    state: wanted === builtIn ? 'removed' : written ? 'changed' : 'new',
    write: (db, by) => changeLabel(db, { entityId, key, language, text }, by),
  };
}
