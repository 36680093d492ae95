import { describe, expect, test } from 'vitest';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { resetPasswordLabels } from '#contract/labels/storefront/reset-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import type { MessageCode } from '#contract/messages.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { shopUrl } from '../support/browser.ts';
import { answer, lose, lost, sentTo } from './support/answers.ts';
import { newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import { mailedCode } from './support/mailed-code.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  messageOf,
  messagesShown,
  open,
  pathOf,
  stored,
} from './support/pages.ts';
import { label, said, labelsOf } from './support/texts.ts';
import { type VisitOptions, type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const newPassword = 'rumduol-2026';

describe.each(stricterLanguage)('the password reset, in %s', (lang) => {
  const labels = labelsOf(lang, resetPasswordLabels);
  const title = label(lang, sharedLabels, 'titleResetPassword');
  const login = label(lang, loginLabels, 'lbl_login_title');
  /** Returns the specification's message (§8) and its Khmer translation. */
  const text = (code: MessageCode, english: string) => (lang === 'en' ? english : said(lang, code));
  const rule = (code: 'required' | 'minLength', field: keyof typeof validatorLabels.texts, n = 0) =>
    said(lang, code, { label: label(lang, validatorLabels, field), n });
  const field = ({ page }: Visitor, key: keyof typeof resetPasswordLabels.texts) =>
    page.getByRole('form', { name: title }).getByRole('textbox', { name: labels(key), exact: true });
  const guest = (options: Partial<VisitOptions> = {}) => visitor({ lang, width: 1440, ...options });
  const requestFor = async (me: Visitor, email: string) => {
    await field(me, 'email').fill(email);
    await button(main(me.page), labels('sendOtp')).click();
  };
  const change = async (me: Visitor, otp: string, password: string, again = password) => {
    await field(me, 'otp').fill(otp);
    await field(me, 'newPassword').fill(password);
    await field(me, 'confirmPassword').fill(again);
    await button(main(me.page), labels('changePassword')).click();
  };
  const atStepTwo = async (me: Visitor, email: string) => {
    await open(me, '/reset-password');
    await requestFor(me, email);
    await field(me, 'otp').waitFor();
  };
  const sent = text(
    'otpSent',
    'An OTP has been sent to your email. Please confirm OTP & enter new password!',
  );
  const changed = text(
    'passwordChanged',
    'Password changed successfully. Please login with your new password!',
  );

  test.each(widthOf[lang])('the code from the email sets a new password at %i px', async (width) => {
    const { email, password, stored: savedState } = await newCustomer(shopUrl());
    // An earlier login in this browser ends with the old password.
    const me = await guest({ width, stored: savedState });
    const { page } = me;
    await open(me, '/login');
    await link(main(page), label(lang, loginLabels, 'lbl_login_lostpass')).click();
    await arrived(me, title);
    await requestFor(me, email);
    await messageOf(page, sent).waitFor();
    await eventually(() => field(me, 'otp').evaluate((each) => each === document.activeElement)).toBe(true);
    await eventually(() => field(me, 'email').inputValue()).toBe(email);
    await eventually(() => mailedCode(me.shop, email)).toMatch(/^\d{8}$/u);
    const code = await mailedCode(me.shop, email);
    const khmer = code.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x17e0 + Number(digit)));
    await change(me, lang === 'ar' ? khmer : code, newPassword);
    await arrived(me, login);
    await messageOf(page, changed).waitFor();
    expect(pathOf(page)).toBe(`/${lang}/login`);
    await eventually(() => stored(page, 'user')).toEqual({});

    await logIn(me, email, password);
    await message(me, 'incorrectLogin').waitFor();
    await logIn(me, email, newPassword);
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
  });

  test('code and passwords are validated before anything is sent', async () => {
    const me = await guest();
    await atStepTwo(me, 'nobody@example.com');
    const sentToServer = sentTo(me.page, validateOtpChangePassword);
    await change(me, '1234', 'short');
    await eventually(async () => (await messagesShown(me)).slice(1)).toEqual(
      lang === 'en'
        ? [
            'OTP min length should be 5 characters',
            'New Password min length should be 6 characters',
            'Confirm Password min length should be 6 characters',
          ]
        : [
            rule('minLength', 'otp', 5),
            rule('minLength', 'newPassword', 6),
            rule('minLength', 'confirmPassword', 6),
          ],
    );
    await change(me, '12345678', newPassword, 'another-one');
    await messageOf(me.page, text('passwordMismatch', 'Password does not match!')).waitFor();
    expect(sentToServer).toEqual([]);
  });

  test('a page reloaded in step two still accepts the code, and later starts at step one', async () => {
    const { email } = await newCustomer(shopUrl());
    const me = await guest({ width: 390 });
    await atStepTwo(me, email);
    await eventually(() => mailedCode(me.shop, email)).toMatch(/^\d{8}$/u);
    const code = await mailedCode(me.shop, email);
    await me.page.reload();
    await field(me, 'otp').waitFor();
    await eventually(() => field(me, 'email').inputValue()).toBe(email);
    await change(me, code, newPassword);
    await arrived(me, login);
    await messageOf(me.page, changed).waitFor();

    await open(me, '/reset-password');
    await button(main(me.page), labels('sendOtp')).waitFor();
    expect(await field(me, 'otp').count()).toBe(0);
  });

  test('a customer who returns to step one stays there after a reload', async () => {
    const me = await guest({ width: 390 });
    await atStepTwo(me, 'nobody@example.com');
    await me.page.reload();
    await button(main(me.page), labels('otherEmail')).click();
    await button(main(me.page), labels('sendOtp')).waitFor();
    await open(me, '/reset-password');
    await button(main(me.page), labels('sendOtp')).waitFor();
    expect(await field(me, 'otp').count()).toBe(0);
  });

  test('the email address is required and must be valid', async () => {
    const me = await guest({ width: 390 });
    await open(me, '/reset-password');
    for (const [typed, sentence] of [
      ['', lang === 'en' ? 'Email is required' : rule('required', 'email')],
      ['bopha@', text('invalidEmail', 'Please enter valid email address')],
    ] as const) {
      await requestFor(me, typed);
      await messageOf(me.page, sentence).waitFor();
      await eventually(() => field(me, 'email').getAttribute('aria-invalid')).toBe('true');
    }
    expect(await field(me, 'otp').count()).toBe(0);
  });

  test('a wrong code shows the server’s message', async () => {
    const { email, password } = await newCustomer(shopUrl());
    const me = await guest();
    await atStepTwo(me, email);
    await eventually(() => mailedCode(me.shop, email)).not.toBe('');
    const wrong = (await mailedCode(me.shop, email)) === '12345678' ? '87654321' : '12345678';
    await change(me, wrong, newPassword);
    await messageOf(
      me.page,
      text('otpInvalid', 'The code is not correct or no longer valid. Please ask for a new one.'),
    ).waitFor();
    await open(me, '/login');
    await logIn(me, email, password);
    await message(me, 'loginSuccess').waitFor();
    await eventually(() => stored(me.page, 'user')).toMatchObject({ EmailAddress: email });
  });

  test('server messages are shown, and a lost call is reported', async () => {
    const me = await guest({ expected: lost });
    await open(me, '/reset-password');
    await answer(me.page, validateEmailSendOtp, { statusCode: 204, errorMessage: 'No such address here' });
    await requestFor(me, 'bopha@example.com');
    await messageOf(me.page, 'No such address here').waitFor();
    expect(await field(me, 'otp').count()).toBe(0);
    await lose(me.page, validateEmailSendOtp);
    await requestFor(me, 'bopha@example.com');
    await messageOf(me.page, text('generalError', 'An error occured. Please try again!')).waitFor();
  });

  test('another email address can be used, and new customers are invited to sign up', async () => {
    const me = await guest();
    await atStepTwo(me, 'nobody@example.com');
    await button(main(me.page), labels('otherEmail')).click();
    await field(me, 'email').waitFor();
    await eventually(() => field(me, 'email').inputValue()).toBe('');
    await link(main(me.page), labels('createAccount')).click();
    await arrived(me, label(lang, signupLabels, 'lbl_singup_crtaccount'));
  });
});
