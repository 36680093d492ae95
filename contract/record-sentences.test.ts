import { expect, test } from 'vitest';
import { recordErrorLabels, recordSentenceLabels } from './labels/office/record-errors.ts';
import { recordSentences } from './record-sentences.ts';
import type { Fault } from '#shop/records/records.ts';
import { shaped } from '#shop/records/shaped.ts';
import { recordSources } from '#server/operations/office/records/record-kinds.ts';

const long = 'x'.repeat(20_000);
const inBoth = [{ en: '', km: '' }, { en: 'a', km: '' }, { en: long, km: 'a\nb' }, { en: 'Only English' }];
/** A sample of invalid values. Groups and lists get them in each of their parts. */
const plain: unknown[] = [
  '',
  ' ',
  long,
  'two\nlines',
  '@',
  '12',
  'http://x',
  -1,
  1.234,
  1e12,
  null,
  [],
  {},
  ...inBoth,
];
const names = [
  'text',
  'url',
  'title',
  'name',
  'bank',
  'days',
  'hours',
  'words',
  'accountNumber',
  'accountName',
  'button',
];
const nested = plain.flatMap((value) => {
  const group = Object.fromEntries(names.map((name) => [name, value]));
  return [group, [value], [group]];
});

/** Whether this error has no message of its own, so that staff would see only the generic "not allowed". */
const isUnsaid = ({ code, about = '' }: Fault): boolean =>
  code === 'shape'
    ? !(about in recordSentences) && !/^(?:Too|Invalid|Unrecognized|must be one of)/u.test(String(about))
    : !(code in recordErrorLabels.texts);

/** The kinds of records with fields that staff change. */
const editable = Object.entries(recordSources).filter(([, { kind }]) => Object.keys(kind.shape).length > 0);

test.each(editable)('every validation error of a %s has a message', (_, { kind }) => {
  const errors = Object.keys(kind.shape).flatMap((field) =>
    [...plain, ...nested].flatMap((value) => shaped(kind.shape, { [field]: value }, [field]).errors),
  );
  expect(errors.length).toBeGreaterThan(0);
  expect([...new Set(errors.filter(isUnsaid).map(({ about, code }) => about ?? code))]).toEqual([]);
});

test.each(Object.entries({ ...recordErrorLabels.texts, ...recordSentenceLabels.texts }))(
  'the message %s is a complete sentence',
  (_, english) => expect(english).toMatch(/^[A-Z{].*[.]$/u),
);
