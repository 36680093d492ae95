import { expect, test } from 'vitest';
import { catalogueFieldLabels } from '#contract/labels/office/catalogue-fields.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { recordFaultLabels, recordSentenceLabels } from '#contract/labels/office/record-faults.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { officeScreenNameLabels } from '#contract/labels/office/screen-names.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { type FieldInput, recordPermissions } from '#contract/operations/office/records/record-types.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { ask, inside } = officeOf(shop);
const owner = await inside(1);
const called: Readonly<Record<string, string>> = {
  ...contentFieldLabels.texts,
  ...settingFieldLabels.texts,
  ...catalogueFieldLabels.texts,
};

/** Everything a form says of a field: its name, those of its parts, its choices. */
const pathsOf = (path: string, { choices = [], fields = {}, of }: FieldInput): string[] => [
  path,
  ...choices.map((choice) => `${path}.${choice}`),
  ...Object.entries(fields).flatMap(([name, field]) => pathsOf(`${path}.${name}`, field)),
  ...(of ? [`${path}.one`, ...pathsOf(path, of)] : []),
];

const all = new Set<string>();
test.each(Object.keys(recordPermissions))(
  'every field and choice of %s is called something',
  async (kind) => {
    const { data } = await ask(getRecords, { kind }, owner.cookie);
    const paths = Object.entries<FieldInput>(data.fields).flatMap(([name, field]) =>
      pathsOf(`${kind}.${name}`, field),
    );
    expect(paths.filter((each) => !(each in called))).toEqual([]);
    for (const each of paths) all.add(each);
  },
);

test('nothing else is called something', () => {
  expect(Object.keys(called).filter((each) => !all.has(each))).toEqual([]);
});

test('every screen of the shop with labels is called something in both languages, and no other', async () => {
  const { screens } = (await ask(listLabels, {}, owner.cookie)).data;
  const named = Object.keys(officeScreenNameLabels.khmer);
  const ofShop = screens.filter((each: string) => !each.startsWith('office'));
  expect(ofShop.filter((each: string) => !named.includes(each))).toEqual([]);
  expect(named.filter((each) => !screens.includes(each))).toEqual([]);
});

test('a sentence of a shape and a refusal are told apart by their words', () => {
  const refusals = Object.values<string>(officeRefusals.texts);
  const sentences = Object.values<string>(recordSentenceLabels.texts);
  expect(sentences.filter((each) => refusals.includes(each))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(20);
});
