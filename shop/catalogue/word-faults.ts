import { attributeKinds } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import type { Fault, FaultCode } from './change.ts';
import { nameFaults, sameName } from './change-names.ts';
import { textFault } from './change-texts.ts';
import type { StoredWord, WordField, WordFields, WordKind } from './word-fields.ts';

const longestMeasure = 30;
const mostPosition = 1_000_000;
const fixedAttributes = new Set<number>(Object.values(attributeKinds));

/** What is wrong with a word as it would be; `all`: those of its kind, `attributes`: what an option may be a choice of. */
export function wordFaults(
  kind: WordKind,
  id: number | null,
  after: Partial<WordFields>,
  around: { all: readonly StoredWord[]; attributes: ReadonlySet<number> },
): Fault<WordField>[] {
  const { names = {}, shortNames, hex, inches = '', centimetres = '', position = 0, attributeId } = after;
  const faults: Fault<WordField>[] = nameFaults('names', names);
  const add = (field: WordField, code: FaultCode, about?: number) =>
    faults.push({ field, code, ...(about !== undefined && { about }) });
  const duplicate = around.all.find(
    (other) => other.id !== id && other.attributeId === attributeId && sameName(other.names, names),
  );
  if (duplicate) add('names', 'taken', duplicate.id);
  if (isNamedOnce(kind) && Object.keys(names).some((code) => code !== defaultLanguage)) add('names', 'value');
  if (shortNames) faults.push(...shortNameFaults(names, shortNames));
  if (kind === 'colour' && !/^#[0-9a-f]{6}$/u.test(hex ?? '')) add('hex', hex ? 'colour' : 'missing');
  for (const [field, text] of [['inches', inches] as const, ['centimetres', centimetres] as const]) {
    const fault = textFault(text, longestMeasure);
    if (fault) faults.push({ ...fault, field });
  }
  if (!Number.isInteger(position) || Math.abs(position) > mostPosition)
    add('position', 'range', mostPosition);
  if (kind === 'option') {
    if (attributeId === undefined) add('attributeId', 'missing');
    else if (fixedAttributes.has(attributeId) || !around.attributes.has(attributeId))
      add('attributeId', 'unknown', attributeId);
  }
  return faults;
}

/** Brands and vendors are called the same in every language. */
export const isNamedOnce = (kind: WordKind): boolean => kind === 'brand' || kind === 'vendor';

/** A size has a short name in every language that has its name, and in no other. */
function shortNameFaults(names: WordFields['names'], shortNames: WordFields['names']): Fault<WordField>[] {
  const field = 'shortNames';
  const isMissing = Object.keys(names).some((code) => !(code in shortNames));
  const isAlone = Object.keys(shortNames).some((code) => !(code in names));
  return [
    ...nameFaults(field, shortNames).filter(({ code }) => code !== 'missing'),
    ...(isMissing ? [{ field, code: 'missing' } as const] : []),
    ...(isAlone ? [{ field, code: 'needsName' } as const] : []),
  ];
}
