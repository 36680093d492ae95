import { describe, expect, it } from 'vitest';
import { becomeSellerForm } from './become-seller.ts';
import { contactForm } from './contact.ts';
import { couponForm } from './coupon.ts';
import { checkField, checkForm, type Form } from './field-rules.ts';
import { loginForm } from './login.ts';
import { newsletterForm } from './newsletter.ts';
import { problemText } from './problem-text.ts';
import { resetEmailForm, resetPasswordForm } from './reset-password.ts';
import { reviewForm } from './review.ts';
import { signupForm } from './signup.ts';
import { updateProfileForm } from './update-profile.ts';

/** Specification §5, row by row: the longest text a field takes, and what else is said of it. */
interface Row {
  max?: number;
  min?: number;
  optional?: true;
  email?: true;
  numeric?: true;
  select?: true;
}
const table: Record<string, [Form, Record<string, Row>]> = {
  Contact: [
    contactForm,
    {
      FullName: { max: 200 },
      Email: { max: 100, email: true },
      PhoneNumber: { max: 20 },
      Subject: { max: 150 },
      Message: { max: 2000 },
    },
  ],
  Newsletter: [newsletterForm, { SubscriberEmail: { max: 200, email: true } }],
  Review: [
    reviewForm,
    {
      ProductId: { numeric: true },
      ReviewerName: { max: 200 },
      ReviewerEmail: { max: 200, email: true },
      ReviewTitle: { max: 200 },
      ReviewBody: { max: 200 },
    },
  ],
  Login: [loginForm, { Email: { max: 200 }, Password: { max: 150 } }],
  Signup: [
    signupForm,
    {
      FirstName: { max: 200 },
      LastName: { max: 150 },
      EmailAddress: { max: 150, email: true },
      Password: { max: 150 },
      CountryID: { max: 150, select: true },
      AddressLineOne: { max: 600 },
      StateProvinceId: { optional: true, select: true },
      CityId: { optional: true, select: true },
      MobileNo: { optional: true },
      PostalCode: { optional: true },
    },
  ],
  Coupon: [couponForm, { CouponCode: { max: 30 } }],
  'Update profile': [
    updateProfileForm,
    {
      FirstName: { max: 200 },
      LastName: { max: 150 },
      AddressLineOne: { max: 600 },
      PostalCode: { numeric: true, optional: true },
      StateProvinceId: { optional: true, select: true },
      CityId: { optional: true, select: true },
      MobileNo: { optional: true },
    },
  ],
  'Become seller': [
    becomeSellerForm,
    {
      FirstName: { max: 200 },
      LastName: { max: 150 },
      EmailAddress: { max: 150, email: true },
      Password: { max: 150 },
      ConfirmPassword: { max: 150 },
      CountryID: { max: 150, select: true },
      AddressLineOne: { max: 600 },
      PostalCode: { numeric: true, optional: true },
      StateProvinceId: { optional: true, select: true },
      CityId: { optional: true, select: true },
      MobileNo: { optional: true },
    },
  ],
  'Reset password step 1': [resetEmailForm, { Email: { max: 200, email: true } }],
  'Reset password step 2': [
    resetPasswordForm,
    {
      Email: {},
      Otp: { min: 5, max: 15 },
      Password: { min: 6, max: 20 },
      ConfirmPassword: { min: 6, max: 20 },
    },
  ],
};

describe.each(Object.entries(table))('%s', (_name, [form, rows]) => {
  it('has exactly these fields', () => {
    expect(Object.keys(form).toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  it.each(Object.entries(rows))('checks %s', (field, row) => {
    const rule = form[field];
    expect(rule).toBeDefined();
    for (const [value, code] of casesOf(row)) {
      expect(rule && (checkField(rule, value)?.code ?? null), JSON.stringify(value)).toBe(code);
    }
  });
});

/** Values at and beyond the limits of a row, with what is to be said of them. */
function casesOf({ min = 0, max = 5000, optional, email, numeric, select }: Row): [unknown, string | null][] {
  const ofLength = (n: number) => (email ? `${'a'.repeat(n - 5)}@b.co` : '1'.repeat(n));
  const blank = optional ? null : select ? 'requiredSelect' : 'required';
  const unselected = select ? [-999, '-999', 0] : [];
  const cases: [unknown, string | null][] = ['', '   ', null, undefined, ...unselected].map((each) => [
    each,
    blank,
  ]);
  cases.push([ofLength(max), null], [email ? 'a@b.co' : ofLength(Math.max(1, min)), null]);
  if (max < 5000) cases.push([ofLength(max + 1), 'maxLength']);
  if (min > 0) cases.push([ofLength(min - 1), 'minLength']);
  cases.push(['not a thing', email ? 'invalidEmail' : numeric ? 'notNumeric' : null]);
  return cases;
}

describe('checkField', () => {
  it('takes Khmer digits in number fields', () => {
    expect(checkField(updateProfileForm.PostalCode, '១២០០០')).toBeNull();
  });

  it('sees through the invisible signs of Khmer keyboards', () => {
    expect(checkField(contactForm.FullName, '\u200B \u200B')?.code).toBe('required');
  });

  it('counts the spaces of a password', () => {
    expect(checkField(resetPasswordForm.Password, 'abc   ')).toBeNull();
    expect(checkField(resetPasswordForm.Password, '      ')?.code).toBe('required');
  });
});

describe('checkForm', () => {
  it('names every bad field once, in the order of the form', () => {
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

  it('wants both passwords alike', () => {
    const values = { Email: 'a@b.co', Otp: '123456', Password: 'secret1', ConfirmPassword: 'secret2' };
    expect(checkForm(resetPasswordForm, values)).toEqual([
      { field: 'ConfirmPassword', code: 'mismatch', label: 'confirmPassword' },
    ]);
    expect(checkForm(resetPasswordForm, { ...values, ConfirmPassword: 'secret1' })).toEqual([]);
  });
});

describe('problemText', () => {
  it('says the sentences of the specification', () => {
    const say = (form: Form, values: Record<string, unknown>) =>
      checkForm(form, values).map((each) => problemText(each));
    expect(say(loginForm, {})).toEqual(['Email is required', 'Password is required']);
    expect(say(couponForm, { CouponCode: 'x'.repeat(31) })).toEqual([
      'Coupon code max length should be 30 characters',
    ]);
    expect(say(resetEmailForm, { Email: 'x' })).toEqual(['Please enter valid email address']);
    const short = { Email: 'a@b.co', Otp: '1234', Password: 'abc', ConfirmPassword: 'abc' };
    expect(say(resetPasswordForm, short)).toEqual([
      'OTP min length should be 5 characters',
      'New Password min length should be 6 characters',
      'Confirm Password min length should be 6 characters',
    ]);
    expect(say(becomeSellerForm, { ...seller, ConfirmPassword: 'other' })).toEqual([
      'Password does not match!',
    ]);
    expect(say(updateProfileForm, { ...seller, PostalCode: '12a' })).toEqual([
      'Postal Code should be a number',
    ]);
  });
  const seller = {
    FirstName: 'Sokha',
    LastName: 'Chan',
    EmailAddress: 'a@b.co',
    CountryID: 1,
    Password: 'secret1',
    ConfirmPassword: 'secret1',
    AddressLineOne: 'Street 240',
  };
});
