import { expect, test } from 'vitest';
import {
  recordFaultLabels,
  recordSentenceLabels,
  recordSentences,
} from '#contract/labels/office/record-faults.ts';
import { shaped } from '#shop/records/shaped.ts';
import { recordSources } from './record-kinds.ts';

const long = 'x'.repeat(20_000);
const texts = [{ en: '', km: '' }, { en: 'a', km: '' }, { en: long, km: 'a\nb' }, { en: 'Only English' }];
/** Much of what a field can't be; groups and lists get them in each of their parts. */
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
  ...texts,
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

test.each(Object.entries(recordSources))(
  'of a %s everything that can be wrong has a sentence',
  (_, { kind }) => {
    for (const field of Object.keys(kind.shape)) {
      for (const value of [...plain, ...nested]) {
        const { faults } = shaped(kind.shape, { [field]: value }, [field]);
        for (const { code, about } of faults) {
          if (code !== 'shape') expect(Object.keys(recordFaultLabels.texts)).toContain(code);
          // What the library says by itself is told as a value that isn't allowed.
          else if (!/^(?:Too|Invalid|Unrecognized|is one of)/u.test(String(about)))
            expect(Object.keys(recordSentences), `${field}: ${String(about)}`).toContain(about);
        }
      }
    }
  },
);

test.each(Object.entries({ ...recordFaultLabels.texts, ...recordSentenceLabels.texts }))(
  '“%s” is said in whole sentences',
  (_, texts) => {
    const [english, khmer] = [texts].flat() as string[];
    expect(english).toMatch(/^[A-Z].*[.]$/u);
    if (khmer) expect(khmer).toMatch(/។$/u);
  },
);
