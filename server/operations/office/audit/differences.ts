import { formatAmount } from '#rules/money.ts';

/** A value before and after a change. Null means there was no value. */
interface Difference {
  field: string;
  from: string | null;
  to: string | null;
}

/** Returns the texts that differ: of texts in both languages, only the different one. */
export function differences(field: string, from: unknown, to: unknown): Difference[] {
  if (isTexts(from) || isTexts(to)) {
    const [was, is] = [isTexts(from) ? from : {}, isTexts(to) ? to : {}];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]))
      .flatMap((part) => differences(`${field}.${part}`, was[part], is[part]));
  }
  return [{ field: field.replace(/Cents$/u, ''), from: valueText(field, from), to: valueText(field, to) }];
}

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const longest = 120;

function valueText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && field.endsWith('Cents')) return formatAmount(value);
  const text = lineOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Formats lists and groups as their texts and numbers in sequence. */
function lineOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.values(value)
    .map(lineOf)
    .filter((part) => part !== '')
    .join(' · ');
}
