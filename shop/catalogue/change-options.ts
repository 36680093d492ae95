import { amountLimits, attributeKinds, priceTypes } from '#contract/constants.ts';
import type { Fault } from '#shop/records/records.ts';
import type { Choice, ChoiceGroup, Known, ProductFields } from './product-fields.ts';

type ChoiceField = 'colours' | 'sizes' | 'options';

const maxChoices = 200;
/** A thousand percent, in hundredths of a percent. */
const maxPercent = 100_000;
const fixedAttributes = new Set<number>(Object.values(attributeKinds));

/** Returns option values as stored: a surcharge of 0 is always in cents. */
export const storedChoices = (choices: readonly Choice[]): Choice[] =>
  choices.map((choice) => (choice.amount === 0 ? { ...choice, priceType: priceTypes.fixedValue } : choice));

/** Returns groups as stored: sorted by attribute, without empty ones. */
export const storedGroups = (groups: readonly ChoiceGroup[]): ChoiceGroup[] =>
  groups
    .filter(({ choices }) => choices.length > 0)
    .map((group) => ({ ...group, choices: storedChoices(group.choices) }))
    .toSorted((one, other) => one.attributeId - other.attributeId);

type Positions = ProductFields['positions'];

/** Returns the printing positions as stored: sorted by attribute. */
export const storedPositions = (positions: Positions): Positions =>
  positions.toSorted((one, other) => one.attributeId - other.attributeId);

/** The largest printed area, in mm. */
const maxArea = 10_000;

export function positionErrors(positions: Positions, known: Known): Fault<'positions'>[] {
  const field = 'positions';
  const ids = positions.map(({ attributeId }) => attributeId);
  const isSide = (mm: number) => Number.isInteger(mm) && mm >= 0 && mm <= maxArea;
  return [
    ...ids
      .filter((id) => fixedAttributes.has(id) || !known.attributes.has(id))
      .map((about) => ({ field, code: 'unknown', about }) as const),
    ...twice(ids).map((about) => ({ field, code: 'twice', about }) as const),
    ...(positions.every(({ widthMm, heightMm }) => isSide(widthMm) && isSide(heightMm))
      ? []
      : [{ field, code: 'range', about: maxArea } as const]),
  ];
}

/** Returns the validation errors of a product's colors or sizes. */
export function choiceErrors(
  field: ChoiceField,
  choices: readonly Choice[],
  known: ReadonlySet<number>,
): Fault<ChoiceField>[] {
  const ids = choices.map(({ optionId }) => optionId);
  const unknownIds = ids.filter((id) => !known.has(id));
  const dear = choices.filter(({ amount, priceType }) => !isSurcharge(amount, priceType));
  return [
    ...unknownIds.map((about) => ({ field, code: 'unknown' as const, about })),
    ...twice(ids).map((about) => ({ field, code: 'twice' as const, about })),
    ...dear.map(({ optionId: about }) => ({ field, code: 'range' as const, about })),
    ...(choices.length > maxChoices ? [{ field, code: 'tooLong' as const, about: maxChoices }] : []),
  ];
}

/**
 * Returns the validation errors of the other options: each value must belong to its attribute, and no attribute may
 * repeat.
 */
export function groupErrors(groups: readonly ChoiceGroup[], known: Known): Fault<ChoiceField>[] {
  const field = 'options';
  const attributes = groups.map(({ attributeId }) => attributeId);
  const unknownIds = attributes.filter((id) => fixedAttributes.has(id) || !known.attributes.has(id));
  return [
    ...unknownIds.map((about) => ({ field, code: 'unknown' as const, about }) as const),
    ...twice(attributes).map((about) => ({ field, code: 'twice' as const, about }) as const),
    ...groups.flatMap(({ attributeId, choices }) => {
      const own = [...known.options].filter(([, of]) => of === attributeId).map(([id]) => id);
      return choiceErrors(field, choices, new Set(own));
    }),
  ];
}

export const twice = <Value>(values: readonly Value[]): Value[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

function isSurcharge(amount: number, priceType: Choice['priceType']): boolean {
  const max = priceType === priceTypes.percentage ? maxPercent : amountLimits.priceCents;
  return Number.isInteger(amount) && amount >= 0 && amount <= max;
}
