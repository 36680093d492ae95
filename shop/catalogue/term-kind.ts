import { z } from 'zod';
import { optionAsks } from '#contract/artwork.ts';
import { amountLimits, attributeKinds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import {
  type Change,
  changeRecords,
  type Changing,
  type Fault,
  type Kind,
  line,
  names,
  type Outcome,
  position,
  sameName,
  someNames,
  normalizeLine,
  integerBetween,
  withinTransaction,
} from '#shop/records/records.ts';
import { indexProducts } from '#shop/search/search.ts';
import {
  type TaxonomyTerm,
  type TermFields,
  type TaxonomyType,
  taxonomyTypeNames,
  termShapes,
} from './term-fields.ts';
import { printMethods } from './print-method-queries.ts';
import * as queries from './term-queries.ts';

type StoredTerm = Partial<TermFields> & Pick<TaxonomyTerm, 'kind' | 'names'>;
export type TermEdit = Change<StoredTerm> & { kind: TaxonomyType };
export type TermOutcome = Outcome<TaxonomyTerm>;

const onlyEnglish = names.refine(({ ar }) => ar === undefined, 'value');
const hex = z
  .string()
  .overwrite((text) => normalizeLine(text).toLowerCase())
  .refine((text) => text !== '', { error: 'missing', abort: true })
  .regex(/^#[0-9a-f]{6}$/u, 'colour');
const measures = { inches: line(30), centimetres: line(30) };
const shapes: Record<TaxonomyType, Record<string, z.ZodType>> = {
  brand: { names: onlyEnglish },
  vendor: { names: onlyEnglish },
  tag: { names, position },
  colour: { names, hex, position },
  size: { names, shortNames: someNames, ...measures, position },
  attribute: { names, isPosition: z.boolean() },
  option: {
    names,
    attributeId: z.number('missing').meta({ input: 'attribute' }),
    extraDays: integerBetween(0, 365),
    asksFor: z.enum(optionAsks),
    methodId: z.number().nullable().meta({ input: 'printMethod' }),
    colors: integerBetween(1, 99),
    drawingCents: integerBetween(0, amountLimits.priceCents),
    position,
  },
};
const fixedAttributes = new Set<number>(Object.values(attributeKinds));

const taxonomyType = (kind: TaxonomyType): Kind<StoredTerm> => ({
  name: kind,
  shape: shapes[kind],
  key: 'names',
  table: termShapes[kind].table,
  idOf: Number,
  async lock(db, changes) {
    await queries.lockTerms(db, kind);
    if (changes.some(({ remove }) => remove)) await queries.lockChoices(db);
  },
  async read(db) {
    const terms = await queries.storedTerms(db, kind);
    const stored = new Map(terms.map((each) => [each.id, each]));
    const attributes = new Set((await queries.storedTerms(db, 'attribute')).map(({ id }) => id));
    const methods = new Set((await printMethods(db)).map(({ id }) => id));
    const last = () => Math.max(-1, ...[...stored.values()].map((each) => each.position ?? 0));
    return {
      stored,
      blank: () => blankOf(kind, last() + 1),
      errors: (after, changed, id) => [
        ...nameErrors(after, changed, id, stored),
        ...(kind === 'size' ? shortNameErrors(after) : []),
        ...(kind === 'option' && changed('attributeId') ? attributeErrors(after, attributes) : []),
        ...(after.methodId && !methods.has(after.methodId)
          ? [{ field: 'methodId', code: 'unknown', about: after.methodId } as const]
          : []),
      ],
    };
  },
  over: (before, { names: given, shortNames, ...others }) => ({
    ...others,
    ...(given && { names: { ...before.names, ...given } }),
    ...(shortNames && { shortNames: { ...before.shortNames, ...shortNames } }),
  }),
  write: (db, written) =>
    queries.writeWords(
      db,
      kind,
      written.map(({ after }) => after),
    ),
  uses: (db, id) => queries.usesOfTerm(db, kind, id),
  remove: (db, id) => queries.deleteTerm(db, kind, id),
  audit: (done) => [
    done.state === 'removed'
      ? { event: 'word removed', detail: { kind, id: done.id } }
      : { event: `word ${done.state}`, detail: { kind, id: done.id, fields: done.fields } },
  ],
  // Updates the search index, which contains the names of a product's terms.
  async follow(db, done) {
    const renamed = done.filter((each) => each.state === 'changed' && each.fields.includes('names'));
    const found = await Promise.all(renamed.map(({ id }) => queries.productsFoundBy(db, kind, id)));
    const ids = [...new Set(found.flat())];
    if (ids.length > 0) await indexProducts(db, ids);
    return ['all'];
  },
});

const blankOf = (kind: TaxonomyType, next: number): StoredTerm => ({
  kind,
  names: {},
  ...(kind === 'colour' && { hex: '' }),
  ...(kind === 'size' && { shortNames: {}, inches: '', centimetres: '' }),
  ...(kind === 'attribute' && { isPosition: false }),
  ...(kind === 'option' && {
    extraDays: 0,
    asksFor: 'none' as const,
    methodId: null,
    colors: 1,
    drawingCents: 0,
  }),
  ...('position' in shapes[kind] && { position: next }),
});

export const taxonomyTypes = Object.fromEntries(
  taxonomyTypeNames.map((kind) => [kind, taxonomyType(kind)]),
) as Record<TaxonomyType, Kind<StoredTerm>>;

function nameErrors(
  after: StoredTerm,
  changed: (field: string) => boolean,
  id: number | null,
  all: ReadonlyMap<number, TaxonomyTerm>,
): Fault[] {
  if (!changed('names') && !changed('attributeId')) return [];
  const isSame = (other: TaxonomyTerm) =>
    other.id !== id && other.attributeId === after.attributeId && sameName(other.names, after.names);
  const duplicate = [...all.values()].find(isSame);
  return duplicate ? [{ field: 'names', code: 'taken', about: duplicate.id }] : [];
}

/** Returns errors of short names. A size has a short name in exactly the languages in which it has a name. */
function shortNameErrors({ names: own, shortNames = {} }: StoredTerm): Fault[] {
  const field = 'shortNames';
  const isMissing = Object.keys(own).some((code) => !(code in shortNames));
  const isAlone = Object.keys(shortNames).some((code) => !(code in own));
  return [
    ...(isMissing ? [{ field, code: 'missing' } as const] : []),
    ...(isAlone ? [{ field, code: 'needsName' } as const] : []),
  ];
}

function attributeErrors({ attributeId }: StoredTerm, attributes: ReadonlySet<number>): Fault[] {
  if (attributeId === undefined) return [];
  const isKnown = attributes.has(attributeId) && !fixedAttributes.has(attributeId);
  return isKnown ? [] : [{ field: 'attributeId', code: 'unknown', about: attributeId }];
}

/**
 * Edits terms of several kinds in sequence, so that an option value may belong to an attribute created before
 * it.
 */
export function changeTerms(
  db: Database,
  changing: Changing,
  changes: readonly TermEdit[],
): Promise<TermOutcome[]> {
  return withinTransaction(db, async (trx) => {
    const outcomes: TermOutcome[] = [];
    while (outcomes.length < changes.length) {
      const rest = changes.slice(outcomes.length);
      const kind = rest[0]?.kind ?? 'brand';
      const end = rest.findIndex((change) => change.kind !== kind);
      const same = end < 0 ? rest : rest.slice(0, end);
      outcomes.push(...(await changeRecords(trx, taxonomyTypes[kind], changing, same)));
    }
    return outcomes;
  });
}
