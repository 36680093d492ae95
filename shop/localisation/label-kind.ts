import { z } from 'zod';
import { languageCodes, languages, type LanguageCode } from '#contract/languages.ts';
import type { Kind, Stored } from '#shop/records/records.ts';
import { builtInOf } from './built-in.ts';
import { labelSets } from './label-sets.ts';
import { lockLabels, writeLabel, writtenLabels } from './queries.ts';

/** Names by which staff know the texts of a screen, with its entity id: `login`, `messages`. */
export const labelScreens: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(labelSets).map(([name, { entityId }]) => [name.replace(/Labels$/u, ''), entityId]),
);

const text = z.string().max(10_000);
const shape = { en: text, km: text };
/** The text that staff wrote instead of a built-in one, in each language, or '' if there is none. */
export type LabelFields = z.output<z.ZodObject<typeof shape>>;
type StoredLabel = Stored<LabelFields, string>;

/** Returns the id of an interface text, from the number of its screen and its key: `64.welcome`. */
export const labelId = (entityId: number, key: string): string => `${entityId}.${key}`;
const keyOf = (id: string) => id.slice(id.indexOf('.') + 1);
const languageOf = (tag: string) => languageCodes.find((code) => languages[code].tag === tag) as LanguageCode;
const builtIn = (id: string, tag: string): string | undefined =>
  builtInOf(Number.parseInt(id, 10), languageOf(tag))?.[keyOf(id)];

const placesIn = (reply: string) =>
  [...reply.matchAll(/\{\w+\}/gu)]
    .map(([place]) => place)
    .toSorted()
    .join(' ');
const tags = ['en', 'km'] as const;

export const labelKind: Kind<LabelFields, string> = {
  name: 'label',
  shape,
  key: 'label',
  idOf: String,
  lock: lockLabels,
  async read(db, changes) {
    const stored = new Map<string, StoredLabel>();
    for (const { id } of changes)
      if (id !== undefined && builtIn(id, 'en') !== undefined)
        stored.set(id, { id, version: 0, en: '', km: '' });
    for (const { entityId, key, languageId, text: reply, version } of await writtenLabels(db)) {
      const id = labelId(entityId, key);
      const tag = languageId === languages.en.id ? 'en' : 'km';
      const label = stored.get(id) ?? { id, version, en: '', km: '' };
      stored.set(id, { ...label, version, [tag]: reply });
    }
    return {
      stored,
      errors: (after, changed, id) =>
        tags
          .filter((tag) => changed(tag) && after[tag] !== '')
          .filter((tag) => placesIn(after[tag]) !== placesIn(builtIn(id ?? '', tag) ?? ''))
          .map((field) => ({
            field,
            code: 'shape',
            about: 'must use the same placeholders as the default text',
          })),
    };
  },
  // A blank text, or the built-in one, removes the text that staff wrote.
  over: (_, changes, id) =>
    Object.fromEntries(
      Object.entries(changes).map(([tag, reply]) => [
        tag,
        typeof reply === 'string' && (reply.trim() === '' || reply === builtIn(id ?? '', tag)) ? '' : reply,
      ]),
    ),
  async write(db, written) {
    for (const { id, after, fields } of written)
      for (const tag of tags.filter((each) => fields.includes(each)))
        await writeLabel(db, {
          entityId: Number.parseInt(id, 10),
          key: keyOf(id),
          languageId: languages[languageOf(tag)].id,
          text: after[tag],
        });
  },
  audit: (done) =>
    ('fields' in done ? done.fields : []).map((tag) => ({
      event: 'label changed',
      detail: { entityId: Number.parseInt(done.id, 10), key: keyOf(done.id), language: languageOf(tag) },
    })),
  follow: () => ['texts'],
};
