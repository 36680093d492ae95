import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { messages } from '#contract/messages.ts';
import { checkKhmer, placesOf, ruleNames } from './khmer-rules.ts';

const folder = join(import.meta.dirname, '../../database');

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .toSorted();

/** Returns every text of a file that is under `km` or contains Khmer, with its path. */
function khmerTexts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string')
    return path.endsWith('.km') || /[\u1780-\u17FF]/u.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => khmerTexts(each, `${path}.${key}`));
}

describe('Khmer texts of reference data and demo shop', () => {
  test('the text files are found', () => {
    expect(files).toContain('base/countries.json');
    expect(files.length).toBeGreaterThan(20);
  });

  test.each(files)('%s has no empty string and follows every writing rule', (file) => {
    const texts = khmerTexts(readJson(file), '');
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    const violations = texts.flatMap(([path, text]) =>
      checkKhmer(text).map(({ rule, found }) => `${path}: ${rule}: ${found}`),
    );
    expect(violations).toEqual([]);
  });
});

describe('Khmer labels', () => {
  test('every label set has its own entity id', () => {
    const ids = Object.values(labelSets).map((set) => set.entityId);
    expect(ids.length).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(Object.entries(labelSets))(
    '%s: Khmer labels have the same placeholders, no empty string and follow every writing rule',
    (_, { texts, khmer }) => {
      const violations = Object.entries(khmer)
        .filter(([, text]) => /[\u1780-\u17FF]/u.test(text))
        .flatMap(([key, text]) =>
          checkKhmer(text, { latin: true }).map(({ rule, found }) => `${key}: ${rule}: ${found}`),
        );
      expect(violations).toEqual([]);
      for (const [key, english] of Object.entries(texts)) {
        expect(english.trim(), key).not.toBe('');
        expect(khmer[key]?.trim(), key).toBeTruthy();
        // Addressing a person by a bare name is impolite in Khmer, so a translation may omit it.
        const places = placesOf(khmer[key] ?? '');
        expect(places, key).toEqual(
          placesOf(english).filter((place) => place !== '{name}' || places.includes(place)),
        );
      }
    },
  );

  test('every message is a complete sentence', () => {
    // Labels of buttons beside a message.
    const actions = new Set(['askForPrice', 'remove', 'undo', 'viewCart']);
    const open = Object.entries(messages.khmer).filter(
      ([code, text]) => !/[។?]$/u.test(text) && !actions.has(code),
    );
    expect(open).toEqual([]);
  });
});

describe('the Khmer writing rules', () => {
  const planted: Record<string, string[]> = {
    'subscript da': ['ម\u17D2\u178Aង'],
    'vowel in two parts': ['ធ្វ\u17C1\u17B8', 'ម\u17C1\u17B6ង'],
    'subscript ro before another': ['កន\u17D2\u179A\u17D2\u178Fក'],
    'doubled sign': ['តម្លៃៃ'],
    'outdated letter': ['\u17A4ត'],
    'hidden character': ['កន្ត្រក\u200Bថ្មី', 'កន្ត្រក\u200Cថ្មី', 'កន្ត្រក\u200Dថ្មី', 'កន្ត្រក\u00A0ថ្មី', '<p>ក&nbsp;ខ</p>'],
    'Khmer digit': ['ផ្លូវ ២៤០'],
    'exclamation mark': ['សូមអរគុណ!'],
    'Latin colon': ['ទីតាំង:', '{label} ថ្មី : ពណ៌'],
    'visarga as colon': ['តម្លៃះ 5', 'ទំហំ ះ S'],
    'colon spacing': ['ម៉ាក ៖ ថ្មី', 'ម៉ាក៖ថ្មី'],
    'full stop spacing': ['អស់ស្តុក ។', 'អស់ស្តុក។ពណ៌'],
    'Latin full stop': ['អស់ស្តុក.', '<p>អស់ស្តុក.</p>'],
    'three dots': ['កំពុងផ្ទុក...', 'កំពុងផ្ទុក…។'],
    'space before repetition': ['ថ្មី ៗ'],
    'space before question mark': ['អ្វី ?'],
    'two spaces': ['ពណ៌  ថ្មី'],
    'Latin quotes': ['រកមិនឃើញ “ពែង”'],
    'number without spaces': ['មាន5 ពណ៌', 'មាន 5ពណ៌'],
    'number before the colour': ['ឆ័ត្រ 20 ពណ៌ដូចគ្នា', 'ខ្សែ 100 ពណ៌តែមួយ'],
    'space after and / or': ['ពែង និង ដបទឹក', 'ពែង ឬ ដបទឹក'],
    'no space before and': ['ពែងនិងដបទឹក'],
    'order of signs': ['ម\u17C9\u17D2យាង', 'ប\u17BB\u17C9ណ្ណោះ', 'ក\u17C6\u17BBង'],
    'wrong spelling': ['តំលៃ', 'ទូរស័ព្ទ', 'សារត្រូវបានផ្ញើ'],
    'Latin letters': ['ចុច Login'],
  };

  test('each rule reports a planted violation', () => {
    expect(Object.keys(planted).toSorted()).toEqual([...ruleNames].toSorted());
  });

  test.each(Object.entries(planted))(
    'a planted violation of the Khmer writing rules is found: %s',
    (rule, texts) => {
      for (const text of texts) {
        expect(
          checkKhmer(text, { latin: true }).map((violation) => violation.rule),
          text,
        ).toContain(rule);
      }
    },
  );

  test('a correct text passes', () => {
    const fine = [
      'សូមបំពេញ{label}។',
      '8:00 ព្រឹក ដល់ 12:00 ថ្ងៃត្រង់',
      'ព្រះអាទិត្យ នេះ និងនោះ រយៈពេល 2 ថ្ងៃ',
      '1. កែប្រែព័ត៌មានគណនី',
      'សូមចុច «បង្កើតគណនី» ដើម្បីចាប់ផ្តើម។',
      'ផ្លូវ 240 រាជធានីភ្នំពេញ៖ ម្យ៉ាងទៀត ថ្មីៗ ប៉ុណ្ណោះ និង A5',
      '<p>អ្នកអាចបញ្ជាទិញបាន។</p><p>ធានា 100%</p>',
    ];
    for (const text of fine) expect(checkKhmer(text, { latin: true }), text).toEqual([]);
  });
});
