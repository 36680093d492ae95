import { priceTypes } from '#contract/constants.ts';
import type { Choice, ChoiceGroup } from '#shop/catalogue/catalogue.ts';
import { formatCents } from '#rules/money.ts';
import { readCents, readHundredths } from '#rules/read-number.ts';
import { escaped, headed, listIn, listText, pieces, plain } from './cell-text.ts';
import type { NameIndex } from './name-index.ts';
import { listReadings } from './row.ts';
import { plainDigits } from '#contract/languages.ts';

/** What parsing options needs: it looks up names, and reports unknown ones. */
export interface ChoiceReading {
  find: (index: NameIndex, name: string) => number | null;
  refuse: (code: 'surcharge' | 'group' | 'twoNumbers', text: string) => void;
}

/** Formats options: `White; Navy +1.50; Gold +5%`. */
export const choicesText = (choices: readonly Choice[], index: NameIndex): string =>
  listText(choices.map((choice) => escaped(index.textOf(choice.optionId), ';:+') + formatSurcharge(choice)));

function formatSurcharge({ priceType, amount }: Choice): string {
  if (amount === 0) return '';
  const number = formatCents(amount);
  return priceType === priceTypes.percentage ? ` +${number.replace(/\.?0+$/u, '')}%` : ` +${number}`;
}

/** Parses the options of a cell. Unreadable ones are reported and skipped. */
export function choicesIn(text: string, index: NameIndex, { find, refuse }: ChoiceReading): Choice[] {
  return listIn(text).flatMap((piece): Choice[] => {
    const parts = pieces(piece, '+');
    const last = plainDigits(parts.at(-1)?.trim() ?? '');
    const hasSurcharge = parts.length > 1 && /^\d/u.test(last);
    const surcharge = hasSurcharge ? surchargeIn(last) : none;
    if (Array.isArray(surcharge)) refuse('twoNumbers', listReadings(piece, surcharge));
    else if (surcharge === null) refuse('surcharge', piece);
    const name = hasSurcharge ? parts.slice(0, -1).join('+') : piece;
    const optionId = find(index, plain(name).trim());
    return optionId === null || surcharge === null || Array.isArray(surcharge)
      ? []
      : [{ optionId, ...surcharge }];
  });
}

const none = { priceType: priceTypes.fixedValue, amount: 0 };

/** Parses a surcharge. If the number is ambiguous, returns its possible values as texts. */
function surchargeIn(text: string): Omit<Choice, 'optionId'> | string[] | null {
  const isPercent = text.endsWith('%');
  const { value: amount, readings } = (isPercent ? readHundredths : readCents)(text);
  if (amount === null) return readings && [...readings];
  return { priceType: isPercent ? priceTypes.percentage : priceTypes.fixedValue, amount };
}

const optional = '(optional)';
/** Matches a trailing `(optional)`. An escaped one is part of the name. */
const isOptional = /(?<!\\)\(optional\)$/u;

/**
 * Formats groups, one line per attribute: `Logo print: No print; One colour +0.60`, with `(optional)` if the
 * shopper needn't select one.
 */
export const groupsText = (
  groups: readonly ChoiceGroup[],
  attributes: NameIndex,
  optionsOf: (attributeId: number) => NameIndex,
): string =>
  groups
    .map(({ attributeId, required, choices }) => {
      const name = escaped(attributes.textOf(attributeId), ';:(');
      const head = required ? name : `${name} ${optional}`;
      return `${head}: ${choicesText(choices, optionsOf(attributeId))}`;
    })
    .join('\n');

export function groupsIn(
  text: string,
  attributes: NameIndex,
  optionsOf: (attributeId: number) => NameIndex,
  reading: ChoiceReading,
): ChoiceGroup[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line): ChoiceGroup[] => {
    const { head, rest } = headed(line);
    if (head === null) {
      reading.refuse('group', line.trim());
      return [];
    }
    const required = !isOptional.test(head);
    const name = required ? head : head.slice(0, -optional.length).trim();
    const attributeId = reading.find(attributes, plain(name));
    if (attributeId === null) return [];
    return [{ attributeId, required, choices: choicesIn(rest, optionsOf(attributeId), reading) }];
  });
}
