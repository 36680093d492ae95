import { describe, expect, it, test } from 'vitest';
import { type FieldRow, formTables } from '#tests/conformance/tables/forms.ts';
import { becomeSellerForm } from './become-seller.ts';
import { contactForm } from './contact.ts';
import { couponForm } from './coupon.ts';
import { checkField, checkForm, type Form } from './field-rules.ts';
import { loginForm } from './login.ts';
import { newsletterForm } from './newsletter.ts';
import { resetEmailForm, resetPasswordForm } from './reset-password.ts';
import { reviewForm } from './review.ts';
import { signupForm } from './signup.ts';
import { updateProfileForm } from './update-profile.ts';

/** The Kado form for each row of the table, plus its fields that aren't in the call's row. */
const forms: Readonly<Record<string, [form: Form, more?: Record<string, FieldRow>]>> = {
  Contact: [contactForm, { PhoneNumber: { label: 'Phone Number', phone: true, max: 20 } }],
  Newsletter: [newsletterForm],
  Review: [reviewForm, { ProductId: { label: '', numeric: true } }],
  Login: [loginForm],
  Signup: [signupForm, { CountryID: { label: 'Country', max: 150 } }],
  Coupon: [couponForm],
  'Update profile': [
    updateProfileForm,
    {
      SecondMobileNo: { label: '', phone: true, required: false },
      RecipientName: { label: '', max: 200, required: false },
      RecipientMobileNo: { label: '', phone: true, required: false },
    },
  ],
  'Become seller': [
    becomeSellerForm,
    {
      CountryID: { label: 'Country', max: 150 },
      Password: { label: 'Password', max: 150 },
      ConfirmPassword: { label: 'Confirm Password', max: 150 },
      StateProvinceId: { label: '', required: false },
      CityId: { label: '', required: false },
      MobileNo: { label: '', phone: true, required: false },
    },
  ],
  'Reset password, step 1': [resetEmailForm],
  'Reset password, step 2': [resetPasswordForm],
};
const table = formTables.flatMap(({ form, fields }) => {
  const [ours, more] = forms[form] ?? [];
  return ours ? [{ form, ours, rows: { ...fields, ...more } }] : [];
});

test('every Kado form is in the table', () => {
  expect(table.map(({ form }) => form)).toEqual(Object.keys(forms));
});

describe.each(table)('form $form', ({ ours, rows }) => {
  it('the form has exactly the fields of its call', () => {
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  it.each(Object.entries(rows))('the form validates the field %s', (field, row) => {
    const rule = ours[field]!;
    for (const [value, code] of casesOf(row, /^(Country|State|City)/u.test(field)))
      expect(checkField(rule, value)?.code ?? null, JSON.stringify(value)).toBe(code);
  });
});

/** Returns values at and beyond the limits of a row, with the expected error for each. */
function casesOf(row: FieldRow, select: boolean): [unknown, string | null][] {
  const { min = 0, max = 5000, required = true, email, numeric, phone } = row;
  const ofLength = (n: number) =>
    email ? `${'a'.repeat(n - 5)}@b.co` : '1'.repeat(phone ? Math.min(n, 15) : n).padEnd(n, '-');
  const blank = required ? (select ? 'requiredSelect' : 'required') : null;
  const blanks = ['', '   ', null, undefined, ...(select ? [-999, '-999', 0] : [])];
  return [
    ...blanks.map((each): [unknown, string | null] => [each, blank]),
    [ofLength(max), null],
    [email ? 'a@b.co' : ofLength(phone ? 8 : Math.max(1, min)), null],
    ...(max < 5000 ? [[ofLength(max + 1), 'maxLength'] as [unknown, string]] : []),
    ...(min > 0 ? [[ofLength(min - 1), 'minLength'] as [unknown, string]] : []),
    ['not a thing', email ? 'invalidEmail' : phone ? 'invalidPhone' : numeric ? 'notNumeric' : null],
  ];
}

describe('checkField', () => {
  it.each([
    ['+855 12\u00A0345\u2009678', null],
    ['(023) 456-789', null],
    ['០១២\u200B៣៤៥\u200B៦៧៨', null],
    ['012 345 67', null],
    ['012 345 6', 'invalidPhone'],
    ['0123456789012345', 'invalidPhone'],
    ['call me at 012345678', 'invalidPhone'],
    ['\u200B', null],
  ])('the form check validates %j as a phone number', (value, code) => {
    expect(checkField(updateProfileForm.MobileNo, value)?.code ?? null).toBe(code);
  });

  it('the form check accepts Khmer digits in number fields', () => {
    expect(checkField(updateProfileForm.PostalCode, '១២០០០')).toBeNull();
  });

  it('the form check ignores the invisible characters of Khmer keyboards', () => {
    expect(checkField(contactForm.FullName, '\u200B \u200B')?.code).toBe('required');
  });

  it('the form check counts spaces in a password toward its length', () => {
    expect(checkField(resetPasswordForm.Password, 'abc   ')).toBeNull();
    expect(checkField(resetPasswordForm.Password, '      ')?.code).toBe('required');
  });
});

describe('checkForm', () => {
  it('the form check reports every invalid field once, in the order of the form', () => {
    const problems = checkForm(contactForm, {
      FullName: 'Sokha',
      Email: 'sokha@',
      Subject: 'x'.repeat(151),
      Message: 'Hi',
    });
    expect(problems.map(({ field, code }) => [field, code])).toEqual([
      ['Email', 'invalidEmail'],
      ['PhoneNumber', 'required'],
      ['Subject', 'maxLength'],
    ]);
  });

  it('the form check requires both passwords to match', () => {
    const values = { Email: 'a@b.co', Otp: '123456', Password: 'secret1', ConfirmPassword: 'secret2' };
    expect(checkForm(resetPasswordForm, values)).toEqual([
      { field: 'ConfirmPassword', code: 'mismatch', label: 'confirmPassword' },
    ]);
    expect(checkForm(resetPasswordForm, { ...values, ConfirmPassword: 'secret1' })).toEqual([]);
    const seller = checkForm(becomeSellerForm, values);
    expect(seller).toContainEqual({ field: 'ConfirmPassword', code: 'mismatch', label: 'confirmPassword' });
  });
});
