import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import type { MessageCode } from '#contract/messages.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
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
  openProduct,
  pathOf,
} from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

/** The hours of specification §2, word for word; the Khmer ones are from the shop's settings. */
const hours = {
  en: ['Monday to Friday', '8:00 AM - 5:30 PM', 'Saturday', '8:00 AM - 12:00 PM', 'Sunday', 'Closed'],
  ar: ['ថ្ងៃចន្ទ ដល់ថ្ងៃសុក្រ', '8:00 ព្រឹក ដល់ 5:30 ល្ងាច', 'ថ្ងៃសៅរ៍', '8:00 ព្រឹក ដល់ 12:00 ថ្ងៃត្រង់', 'ថ្ងៃអាទិត្យ', 'ឈប់សម្រាក'],
} as const;

/** Makes the call return, from here on, what an existing client would treat as a failure. */
const refuse = (page: Page, { path }: { path: string }) =>
  page.route(`**/api/v1/${path}`, (route) =>
    route.fulfill({
      json: {
        statusCode: 200,
        message: null,
        errorMessage: null,
        token: null,
        data: '[{"ResponseMsg":"No"}]',
      },
    }),
  );

describe.each(stricterLanguage)('the contact page and the newsletter, in %s', (lang) => {
  const labels = labelsOf(lang, contactLabels);
  /** Returns the specification's message (§8) and its Khmer translation. */
  const text = (code: MessageCode, english: string) => (lang === 'en' ? english : said(lang, code));
  const shared = labelsOf(lang, sharedLabels);
  const guest = (options: { width?: 390 | 1440; stored?: Record<string, unknown>; script?: boolean } = {}) =>
    visitor({ lang, width: 1440, ...options });
  const contactForm = ({ page }: Visitor) => page.getByRole('form', { name: labels('lbl_cont_drop_us') });
  const fieldsOf = (form: Locator) =>
    [
      'lbl_cont_form_name',
      'lbl_cont_form_email',
      'lbl_cont_form_phon',
      'lbl_cont_form_subj',
      'lbl_cont_form_msg',
    ].map((key) => form.getByRole('textbox', { name: labels(key as 'lbl_cont_form_name'), exact: true }));
  const fill = async (form: Locator, texts: readonly string[]) => {
    for (const [at, field] of fieldsOf(form).entries()) await field.fill(texts[at] ?? '');
  };
  const valuesOf = (form: Locator) => Promise.all(fieldsOf(form).map((field) => field.inputValue()));
  const letter = [
    'Bopha Meas',
    'bopha@example.com',
    '012 345 679',
    'A wedding',
    'Two hundred boxes, please.',
  ];

  test('the top line links to pages about the shop', async () => {
    const me = await guest({ width: 1440 });
    await open(me, '/login');
    const shopPages = me.page
      .getByRole('banner')
      .getByRole('navigation', { name: label(lang, topHeaderLabels, 'aboutShop') });
    expect(
      await shopPages.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href'))),
    ).toEqual(['about', 'faq', 'contact-us', 'become-seller'].map((path) => `/${lang}/${path}`));
  });

  describe('the contact page', () => {
    test.each(widthOf[lang])(
      'the contact page opens from the menu, and its form sends at %i px',
      async (width) => {
        const me = await guest({ width });
        const { page, phone } = me;
        await open(me, '/login');
        const banner = page.getByRole('banner');
        if (phone) {
          await button(banner, label(lang, navbarLabels, 'menu')).click();
          await link(page.getByRole('dialog'), label(lang, megaMenuLabels, 'lbl_thead_contct')).click();
        } else {
          await link(banner, label(lang, topHeaderLabels, 'lbl_thead_contct')).click();
        }
        await arrived(me, labels('lbl_contactus_title'));
        expect(pathOf(page)).toBe(`/${lang}/contact-us`);
        await eventually(() => page.title()).toBe(`${shared('titleContactUs')} | Angkor Gifts`);

        const form = contactForm(me);
        await fill(form, letter);
        await button(form, labels('lbl_cont_btn_sndmsg')).click();
        await messageOf(page, text('messageSent', 'Message sent successfully!')).waitFor();
        await eventually(() => valuesOf(form)).toEqual(['', '', '', '', '']);
        await eventually(() => messagesShown(me)).toHaveLength(1);
      },
    );

    test('the contact page shows the shop’s address, contact details and opening hours', async () => {
      const me = await guest({ script: false });
      const { page, shop } = me;
      await page.goto(`${shop}/${lang}/contact-us`);
      const contacts = main(page);
      await eventually(() => link(contacts, /\+855 12 345 678/u).getAttribute('href')).toBe(
        'tel:+85512345678',
      );
      await eventually(() => link(contacts, /hello@example\.com/u).getAttribute('href')).toBe(
        'mailto:hello@example.com',
      );
      await eventually(() => contacts.getByText('023 456 789 · 023 456 780').isVisible()).toBe(true);
      const social = link(contacts, new RegExp(labels('socialPage'), 'u'));
      await eventually(() => social.getAttribute('target')).toBe('_blank');
      const table = page.getByRole('region', { name: labels('openingHours') });
      await eventually(() => table.locator('dt, dd').allInnerTexts()).toEqual(hours[lang]);
    });

    test('the contact page accepts a message without JavaScript, and reports invalid fields', async () => {
      const me = await visitor({ lang, width: 1440, script: false, expected: /status of 400/u });
      const { page, shop } = me;
      const field = (name: string) => main(page).locator(`form [name=${name}]`);
      const send = () => button(main(page), labels('lbl_cont_btn_sndmsg')).click();
      await page.goto(`${shop}/${lang}/contact-us`);
      for (const [name, value] of Object.entries({
        FullName: 'Bopha',
        Email: 'bad',
        PhoneNumber: '012 345 678',
        Subject: 'Mugs',
        Message: 'ពែង 10',
      }))
        await field(name).fill(value);
      await send();
      await page.getByText(text('invalidEmail', 'Please enter valid email address')).waitFor();
      await eventually(() => field('Email').getAttribute('aria-invalid')).toBe('true');
      await eventually(() => field('Message').inputValue()).toBe('ពែង 10');
      await field('Email').fill('bopha@example.com');
      await send();
      await page.getByText(text('messageSent', 'Message sent successfully!')).waitFor();
      await link(main(page), labels('lbl_contactus_title')).click();
      await eventually(() => contactForm(me).isVisible()).toBe(true);
    });

    test('the contact page requires every field, names each one, and focuses the first', async () => {
      const me = await guest();
      await open(me, '/contact-us');
      const form = contactForm(me);
      await button(form, labels('lbl_cont_btn_sndmsg')).click();
      const required = (['name', 'email', 'phoneNumber', 'subject', 'message'] as const).map((key) =>
        said(lang, 'required', { label: label(lang, validatorLabels, key) }),
      );
      expect(required[2]).toBe({ en: 'Phone Number is required', ar: 'សូមបំពេញលេខទូរសព្ទ។' }[lang]);
      await eventually(() => messagesShown(me)).toEqual(required);
      const [name] = fieldsOf(form);
      await eventually(() => name?.evaluate((field) => field === document.activeElement)).toBe(true);
      for (const field of fieldsOf(form))
        await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
    });

    test('the contact page rejects an invalid email address, and limits field lengths', async () => {
      const me = await guest();
      await open(me, '/contact-us');
      const form = contactForm(me);
      const limits = await Promise.all(fieldsOf(form).map((field) => field.getAttribute('maxlength')));
      expect(limits).toEqual(['200', '100', '20', '150', '2000']);
      await fill(form, letter.with(1, 'bopha at example.com'));
      await button(form, labels('lbl_cont_btn_sndmsg')).click();
      await messageOf(me.page, text('invalidEmail', 'Please enter valid email address')).waitFor();
      await eventually(() => valuesOf(form)).toEqual(letter.with(1, 'bopha at example.com'));
    });

    test('the contact page says when a message was not accepted, and keeps its text', async () => {
      const me = await guest();
      await open(me, '/contact-us');
      await refuse(me.page, contactUs);
      const form = contactForm(me);
      await fill(form, letter);
      await button(form, labels('lbl_cont_btn_sndmsg')).click();
      await messageOf(me.page, text('generalError', 'An error occured. Please try again!')).waitFor();
      await eventually(() => valuesOf(form)).toEqual(letter);
    });

    test('the contact page shows which product a question is about', async () => {
      const me = await guest();
      await openProduct(me, 'kampot-pepper');
      await link(main(me.page), label(lang, productDetailLabels, 'lbl_prd_det_askabout')).click();
      await arrived(me, labels('lbl_contactus_title'));
      const { name } = productOf('kampot-pepper', lang);
      const subject = label(lang, contactLabels, 'subjectAbout', { name });
      await eventually(() => valuesOf(contactForm(me))).toEqual(['', '', '', subject, '']);
    });

    test('the contact page opens from the floating button, and does not show the button itself', async () => {
      const me = await guest();
      await open(me, '/about');
      const chat = link(me.page, label(lang, footerLabels, 'chat'));
      await chat.click();
      await arrived(me, labels('lbl_contactus_title'));
      expect(await chat.count()).toBe(0);
    });
  });

  describe('the newsletter', () => {
    const texts = labelsOf(lang, newsletterLabels);
    const formOf = ({ page }: Visitor) => page.getByRole('form', { name: texts('lbl_subsc_ournewsltr') });
    const subscribe = async (me: Visitor, email: string) => {
      await formOf(me)
        .getByRole('textbox', { name: texts('email') })
        .fill(email);
      await button(formOf(me), texts('lbl_subsc_submitbtn')).click();
    };
    const field = (me: Visitor) => formOf(me).getByRole('textbox');

    test.each(['/', '/all-products/0/all-categories'])(
      'the newsletter accepts a subscription at %s, also a second time',
      async (path) => {
        const me = await guest({ width: 390 });
        await open(me, path);
        for (const times of [1, 2]) {
          await subscribe(me, `bopha.${lang}@example.com`);
          const subscribed = text('subscribed', 'You have successfully subscribed to news channel!');
          await eventually(() => messageOf(me.page, subscribed).count()).toBe(times);
          await eventually(() => field(me).inputValue()).toBe('');
        }
      },
    );

    test('the newsletter requires an email address of at most 200 characters', async () => {
      const me = await guest();
      await open(me, '/');
      await subscribe(me, '  ');
      await message(me, 'required', { label: label(lang, validatorLabels, 'email') }).waitFor();
      await eventually(() => field(me).getAttribute('aria-invalid')).toBe('true');
      await eventually(() => field(me).evaluate((input) => input === document.activeElement)).toBe(true);
      await subscribe(me, `${'a'.repeat(189)}@example.com`);
      await message(me, 'maxLength', { label: label(lang, validatorLabels, 'email'), n: 200 }).waitFor();
    });

    test('the newsletter says when an email address was not accepted, and keeps it', async () => {
      const me = await guest();
      await open(me, '/');
      await refuse(me.page, insertSubscriber);
      await subscribe(me, 'bopha@example.com');
      await messageOf(
        me.page,
        text('generalErrorLater', 'An error occured. Please try again later!'),
      ).waitFor();
      await eventually(() => field(me).inputValue()).toBe('bopha@example.com');
    });
  });
});
