import type { Database } from '#database/schema.ts';
import { type Changing, changeRecords, type Outcome, type Written } from '#shop/records/records.ts';
import { servedPictures } from '../../reference-data/served-pictures.ts';
import type { ContentPictures } from './content-pictures.ts';
import { type ContentFile, type Entry, sections } from './file-sections.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { problemSentence } from '../catalogue/problem-sentences.ts';

export interface EntryResult {
  name: string;
  state: 'new' | 'changed' | 'removed' | 'unchanged' | 'wrong';
  /** The problem, or the fields that change. */
  about?: string;
}

/** Imports every entry of a file in the caller's transaction. A dry run only reports the result. */
export async function bringContent(
  db: Database,
  changing: Changing,
  file: ContentFile,
  pictures: ContentPictures,
): Promise<EntryResult[]> {
  const result: EntryResult[] = [];
  for (const { kind, unknown, entriesOf } of sections) {
    const entries = await Promise.all(
      (await entriesOf(file, db)).map((entry) => withPictures(entry, pictures)),
    );
    const right = entries.filter(({ wrong }) => wrong === undefined);
    // The report shows a discount's whole price cut before it is confirmed.
    const outcomes = await changeRecords(
      db,
      kind,
      { ...changing, isPriceSure: true },
      right.map(({ change }) => change),
    );
    const taken = new Set<unknown>();
    for (const entry of entries) {
      const { name, place, change } = entry;
      const each = resultOf(entry, outcomes[right.indexOf(entry)], unknown);
      const isTwice = each.state !== 'wrong' && name !== place && taken.has(change.id);
      result.push(isTwice ? { name: place, state: 'wrong', about: 'appears twice in the file' } : each);
      if (each.state !== 'wrong' && change.id !== undefined) taken.add(change.id);
    }
  }
  return result;
}

async function withPictures(entry: Entry, pictures: ContentPictures): Promise<Entry> {
  if (entry.wrong !== undefined) return entry;
  try {
    const { change } = entry;
    const fields = await servedPictures(change.fields, (field, named) => pictures.pathOf(field, named));
    return { ...entry, change: { ...change, fields: fields as object } };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { ...entry, wrong: error.message };
  }
}

function resultOf(
  { name, place, wrong }: Entry,
  outcome: Outcome<object, string, number | string> | undefined,
  unknown: (field: string, about: unknown) => string,
): EntryResult {
  const refused = (about: string): EntryResult => ({ name: place, state: 'wrong', about });
  if (wrong !== undefined || !outcome) return refused(wrong ?? '');
  if (outcome.state === 'conflict') return refused('was changed by someone else in the meantime');
  if (outcome.state === 'unchanged' || outcome.state === 'removed') return { name, state: outcome.state };
  if (outcome.state !== 'refused')
    return { name, ...(outcome.before ? changeOf(outcome, place === name) : { state: 'new' }) };
  const [fieldError] = outcome.errors;
  if (!fieldError) return refused('');
  const { field, code, at, about } = fieldError;
  const where = place === name ? at : [field, at].filter(Boolean).join('.');
  const why =
    code === 'unknown'
      ? unknown(field, about)
      : code === 'shape'
        ? String(about)
        : problemSentence(code, about);
  return refused([where, why].filter(Boolean).join(': '));
}

/**
 * Returns the change of an entry. A setting or an interface text is a separate entry: it may be new, or be
 * removed.
 */
function changeOf(
  { before, after, fields }: Written<object, string, number | string>,
  isSingle: boolean,
): Pick<EntryResult, 'state' | 'about'> {
  const [field = ''] = fields;
  const valueIn = (thing: object | null) => (thing as Record<string, unknown> | null)?.[field] ?? '';
  if (!isSingle) return { state: 'changed', about: fields.join(', ') };
  if (valueIn(before) === '') return { state: 'new' };
  return { state: (after as Record<string, unknown>)[field] === '' ? 'removed' : 'changed' };
}
