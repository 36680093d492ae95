import { expect, test } from 'vitest';
import { catalogueFieldLabels } from '#contract/labels/office/catalogue-fields.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { recordSentenceLabels } from '#contract/labels/office/record-errors.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { officeScreenNameLabels } from '#contract/labels/office/screen-names.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { type FieldInput, recordPermissions } from '#contract/operations/office/records/record-types.ts';
import { resources } from '#contract/resources/resources.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { request, inside } = officeOf(shop);
const owner = await inside(1);
const called: Readonly<Record<string, string>> = {
  ...contentFieldLabels.texts,
  ...settingFieldLabels.texts,
  ...catalogueFieldLabels.texts,
  ...Object.fromEntries(
    Object.values(resources).flatMap(({ name, labels }) =>
      Object.entries(labels.texts)
        .filter(([key]) => key.startsWith('field.'))
        .map(([key, text]) => [key.replace('field', name), text]),
    ),
  ),
};

/** Returns all labels of a form field: its name, those of its parts, and its choices. */
const pathsOf = (path: string, field: FieldInput): string[] => {
  const { choices = [], fields = {}, of, isReadOnly, input, isOptional } = field;
  const names = [path, ...choices.map((choice) => `${path}.${choice}`)];
  // Forms don't show the parts of a field that staff can't change.
  if (isReadOnly) return names;
  // A switch turns on an optional group. The shop itself sets the English that a translation was made for.
  const hasSwitch = input === 'group' && isOptional && !path.endsWith('.khmerOf');
  return [
    ...names,
    ...(hasSwitch ? [`${path}.set`] : []),
    ...Object.entries(fields).flatMap(([name, part]) => pathsOf(`${path}.${name}`, part)),
    ...(of ? [`${path}.one`, ...pathsOf(path, of)] : []),
  ];
};

const all = new Set<string>();
test.each(Object.keys(recordPermissions))('every field and value of %s has a label', async (kind) => {
  const { data } = await request(getRecords, { kind }, owner.cookie);
  const paths = Object.entries<FieldInput>(data.fields).flatMap(([name, field]) =>
    pathsOf(`${kind}.${name}`, field),
  );
  expect(paths.filter((each) => !(each in called))).toEqual([]);
  for (const each of paths) all.add(each);
});

/** What the lists of resources say in place of a value that is missing. */
const missing = new Set(
  Object.values(resources).flatMap(({ name, fields }) =>
    Object.entries<{ blank?: unknown }>(fields)
      .filter(([, { blank }]) => blank === null)
      .map(([field]) => `${name}.${field}.null`),
  ),
);

test('no label names a field or choice that does not exist', () => {
  expect(Object.keys(called).filter((each) => !all.has(each) && !missing.has(each))).toEqual([]);
});

test('every shop screen with interface texts has a name in both languages, and no other does', async () => {
  const { screens } = (await request(listLabels, {}, owner.cookie)).data;
  const named = Object.keys(officeScreenNameLabels.khmer);
  const ofShop = screens.filter((each: string) => !each.startsWith('office'));
  expect(ofShop.filter((each: string) => !named.includes(each))).toEqual([]);
  expect(named.filter((each) => !screens.includes(each))).toEqual([]);
});

test('validation sentences and refusals have different texts', () => {
  const refusals = Object.values<string>(officeRefusals.texts);
  const sentences = Object.values<string>(recordSentenceLabels.texts);
  expect(sentences.filter((each) => refusals.includes(each))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(20);
});
