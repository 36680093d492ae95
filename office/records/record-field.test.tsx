import { expect, test } from 'vitest';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { RecordErrors } from './record-errors.ts';
import { RecordField } from './record-field.tsx';
import { blankGroup } from './use-records.ts';

const text: FieldInput = { input: 'text', isOptional: false };
const both: FieldInput = { input: 'both', isOptional: false };
const story: FieldInput = {
  input: 'group',
  isOptional: true,
  fields: {
    title: both,
    buttons: {
      input: 'list',
      isOptional: false,
      of: { input: 'group', isOptional: false, fields: { text: both, url: text } },
    },
  },
};
const value = {
  ...blankGroup(story.fields ?? {}),
  title: { en: 'Made by hand', km: '' },
  buttons: [
    { text: { en: 'One', km: 'មួយ' }, url: '/en/one' },
    { text: { en: 'Two', km: 'ពីរ' }, url: 'two' },
  ],
};

/** Renders the field with errors at these paths, and returns the names of the inputs marked as invalid. */
function blamed(errors: Readonly<Record<string, string>>, field = story, of: unknown = value): string[] {
  const markup = rendered(
    <RecordErrors value={new Map(Object.entries(errors))}>
      <RecordField
        name="story"
        path="story"
        field={field}
        value={of}
        words={(path) => path}
        onChange={() => undefined}
      />
    </RecordErrors>,
  );
  const fields = markup.match(/<(?:input|textarea|select)[^>]*>/gu) ?? [];
  return fields
    .filter((each) => each.includes('aria-invalid="true"'))
    .map((each) => /name="([^"]*)"/u.exec(each)?.[1] ?? '');
}

test('an error of choices is linked to their group, which can be focused', () => {
  const choices: FieldInput = { input: 'choices', isOptional: false, choices: ['one', 'two'] };
  const group = (errors: Readonly<Record<string, string>>) =>
    rendered(
      <RecordErrors value={new Map(Object.entries(errors))}>
        <RecordField
          name="events"
          path="events"
          field={choices}
          value={[]}
          words={(path) => path}
          onChange={() => undefined}
        />
      </RecordErrors>,
    );
  const markup = group({ events: 'Select one.' });
  const [, id] = /<fieldset[^>]* tabindex="-1"[^>]* aria-describedby="([^"]+)"/iu.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`class="error"[^>]* id="${id}"`, 'u'));
  expect(group({})).not.toContain('aria-describedby');
});

test.each([
  ['story.title', 'story.title.km'],
  ['story.title.en', 'story.title'],
  ['story.title.km', 'story.title.km'],
  ['story.buttons.1.url', 'story.buttons.1.url'],
  ['story.buttons.0.text.km', 'story.buttons.0.text.km'],
])('an error at %s is shown only at the field %s', (place, name) => {
  expect(blamed({ [place]: 'This field is required.' })).toEqual([name]);
});

test('an error within a field that has one input is shown at that input', () => {
  expect(blamed({ 'story.3': 'Not found: 9.' }, text, 'some')).toEqual(['story']);
});

test('a record shows no error when all fields are valid', () => expect(blamed({})).toEqual([]));

test.each([
  ['both', {}, 'Required in both languages.', 2],
  ['both', { en: 'Cup' }, 'Required in both languages.', 2],
  ['both', { en: 'Cup', km: 'ពែង' }, '', 2],
  ['any', {}, 'Required in at least one language.', 2],
  ['any', { en: 'Cup' }, 'no text', 0],
  ['en', {}, 'Required in English.', 1],
] as const)('a text required in %s, with %o, says so before it is saved', (filledIn, texts, hint, n) => {
  const markup = rendered(
    <RecordField
      name="name"
      path="name"
      field={{ input: 'both', isOptional: false, isRequired: true, filledIn }}
      value={texts}
      words={(path) => path}
      onChange={() => undefined}
    />,
  );
  expect(/class="hint"[^>]*>([^<]*)/u.exec(markup)?.[1] ?? '').toBe(hint);
  expect(markup.match(/ required=""/gu) ?? []).toHaveLength(n);
});
