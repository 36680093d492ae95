import { beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, type Visitor } from '../support/running-shop.ts';
import { demoShop } from './demo-shop.ts';
import { type FieldRow, type FormTable, formTables } from './tables/forms.ts';

const shop = await demoShop();
let maly: Visitor;
let sealed: string;
beforeAll(async () => {
  maly = await shop.logIn(...demoLogins.maly);
  const { data } = await shop.request('common/en-ur-drow-pass-rndom/en-ur-drow-pass-rndom', {
    Password: 'lotus tea 7',
  });
  sealed = data.Password;
});

/** Returns the shop's answer to the form with one field changed, or null if no rule is broken. */
async function said({ path, honest, customersOnly }: FormTable, changes: object): Promise<unknown> {
  const values = JSON.parse(JSON.stringify(honest).replace('{sealed}', sealed)) as object;
  const { status, envelope } = await shop.request(
    path,
    { ...values, ...changes },
    { as: customersOnly && maly },
  );
  expect(status).toBe(200);
  return envelope.errorMessage;
}

const ofLength = (length: number, { email, phone, label }: FieldRow) =>
  email || label === 'Email'
    ? `${'x'.repeat(length - 12)}@example.com`
    : '7'.repeat(phone ? Math.min(length, 15) : length).padEnd(length, '-');

const phoneSentence = 'Please enter a phone number of 8 to 15 digits';

interface Case {
  what: string;
  value: unknown;
  sentence: string;
}

/** Returns, for each rule of a field, a value that breaks it and the expected message. */
function broken(row: FieldRow): Case[] {
  const { label, required = true, min, max, email, numeric, phone, same } = row;
  const cases: (Case | false | undefined)[] = [
    required && { what: 'left blank', value: '', sentence: `${label} is required` },
    required && { what: 'left out', value: null, sentence: `${label} is required` },
    max !== undefined && {
      what: `${max + 1} characters`,
      value: ofLength(max + 1, row),
      sentence: `${label} max length should be ${max} characters`,
    },
    min !== undefined && {
      what: `${min - 1} characters`,
      value: '7'.repeat(min - 1),
      sentence: `${label} min length should be ${min} characters`,
    },
    email && { what: 'no address', value: 'sokha@', sentence: 'Please enter valid email address' },
    phone && { what: 'no phone number', value: 'abc', sentence: phoneSentence },
    phone && { what: 'seven digits', value: '012 34 56', sentence: phoneSentence },
    phone && { what: 'sixteen digits', value: '0123456789012345', sentence: phoneSentence },
    numeric && { what: 'no number', value: '12a', sentence: `${label} should be a number` },
    same !== undefined && {
      what: 'another one',
      value: 'something else',
      sentence: 'Password does not match!',
    },
  ];
  return cases.filter((each): each is Case => Boolean(each));
}

/** Returns values that comply with the rules of a field. */
function stored(row: FieldRow): [what: string, value: unknown][] {
  const { required = true, min, max } = row;
  return [
    ...(required ? [] : ([['left blank', '']] as [string, unknown][])),
    ...(max === undefined ? [] : ([[`${max} characters`, ofLength(max, row)]] as [string, unknown][])),
    ...(min === undefined ? [] : ([[`${min} characters`, '7'.repeat(min)]] as [string, unknown][])),
  ];
}

describe.each(formTables)('$form', (table) => {
  const rows = Object.entries(table.fields);
  // Changes the password and its repetition together, because the password is checked first.
  const together = (field: string, value: unknown) =>
    field === 'Password' && 'ConfirmPassword' in table.fields
      ? { Password: value, ConfirmPassword: value }
      : { [field]: value };

  it.each(rows.flatMap(([field, row]) => broken(row).map((each) => ({ field, ...each }))))(
    'the field $field is rejected ($what): $sentence',
    async ({ field, value, sentence }) => {
      expect(await said(table, together(field, value))).toBe(sentence);
    },
  );

  it.each(
    rows.flatMap(([field, row]) =>
      stored(row).map(([what, value]) => ({ field, label: row.label, what, value })),
    ),
  )('the field $field ($what) breaks none of its own rules', async ({ field, label, value }) => {
    expect(String(await said(table, together(field, value)))).not.toMatch(
      new RegExp(`^${label} (is required|m(in|ax) length|should be)`, 'u'),
    );
  });
});
