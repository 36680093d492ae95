import { describe, expect, test } from 'vitest';
import { productFields, productTexts } from '#contract/forms/product-fields.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { inputsOf } from '#server/operations/office/records/field-inputs.ts';
import { recordSources } from '#server/operations/office/records/record-kinds.ts';
import { discountKind } from '#shop/discounts/discounts.ts';
import { rendered, textIn } from '../../tests/support/rendered.tsx';
import { useFieldName } from './use-field-name.ts';
import { useValueTexts } from './use-value-texts.ts';

interface EmailPreview {
  event: string;
  field: string;
  text: string;
}

function Value({ event, field, text }: EmailPreview) {
  const valueTexts = useValueTexts(event);
  return `${useFieldName(event)(field)}: ${valueTexts(field, text)}`;
}
const textsFor = (event: string, field: string, text: string) =>
  textIn(rendered(<Value {...{ event, field, text }} />)).replace(/^.*?: /u, '');

/** All values a field can hold in the log, including unexpected ones. */
const unexpected = ['', 'constructor', '2026-13-45T00:00:00Z', '-', 'hidden'];
const valuesOf = ({ choices = [] }: Partial<FieldInput>) => [
  ...choices.map(String),
  ...unexpected,
  'true',
  '7',
  '2026-11-18T07:05:00.000Z',
  'one · two',
];

const ofRecords = Object.entries(recordSources)
  .map(([kind, { kind: source }]) => [kind, inputsOf(source.shape as never)] as const)
  // Stock demand is read only.
  .filter(([, inputs]) => Object.keys(inputs).length > 0);
const states = { choices: ['published', 'hidden', 'archived'] };
const kinds = [
  ...ofRecords,
  ['product changed', { ...productFields, ...productTexts, state: states }],
  ['product', { ...productFields, ...productTexts, state: states }],
  ['discount changed', inputsOf(discountKind.shape)],
  ['category changed', inputsOf(recordSources.category.kind.shape)],
  ['word changed', inputsOf(recordSources.colour.kind.shape)],
  ['something new', { state: states, by: {}, permissions: {}, bytes: {} }],
] as const;

describe.each(kinds)('value labels of a change: %s', (event, fields) => {
  test.each(Object.entries(fields))('every value of the field %s has a label', (field, input) => {
    const told = valuesOf(input as Partial<FieldInput>).map((text) => textsFor(event, field, text));
    expect(told.filter((text) => /undefined|\bNaN\b|Invalid/u.test(text))).toEqual([]);
  });
});

test.each([
  ['product changed', 'state', 'hidden', 'Hidden'],
  ['product changed', 'state', 'published', 'Published'],
  ['product', 'state', 'archived', 'Archived'],
  ['category', 'state', 'archived', 'Archived'],
  ['category changed', 'state', 'published', 'Visible'],
  ['order changed', 'state', 'inProgress', 'In Progress'],
  ['order changed', 'state', 'awaitingPayment', 'Awaiting payment'],
  ['shop', 'language', 'km', 'Khmer'],
])('the event “%s” labels %s “%s” as “%s”', (event, field, text, labels) =>
  expect(textsFor(event, field, text)).toBe(labels),
);

test('the history of a product attribute uses the field labels of its form', () => {
  expect(textIn(rendered(<Value event="word changed" field="hex" text="#ff0000" />))).toBe(
    'Hex color: #ff0000',
  );
});
