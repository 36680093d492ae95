import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { recordErrorLabels } from '#contract/labels/office/record-errors.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { discount } from '#contract/resources/discount.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { heading, openOffice } from './support/open-office.ts';
import { button, eventually, message, open, unfold } from './support/pages.ts';
import { productOf, labelsOf } from './support/texts.ts';
import { stricterLanguage, type Visitor, visitor } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

test.each(stricterLanguage)(
  'staff create a coupon, a shopper uses it, and after staff end it the checkout refuses it: %s',
  async (lang) => {
    const [t, field, form, error] = [
      labelsOf(lang, officeDiscountsLabels),
      labelsOf(lang, discount.labels),
      labelsOf(lang, recordLabels),
      labelsOf(lang, recordErrorLabels),
    ];
    const editor = await openOffice(lang, 390, {
      shop,
      path: '/discounts',
      role: 'editor',
      expected: /status of 400/u,
    });
    const { page } = editor;
    await heading(page, labelsOf(lang, officeFrameLabels)('discounts'));
    await page.getByRole('row').nth(3).waitFor();
    await clean(editor);
    await page.keyboard.press('n');
    await heading(page, field('newOne'));
    const fill = (name: string, text: string) => page.locator(`input[name="${name}"]`).fill(text);
    const code = `JOURNEY${Date.now().toString(36).toUpperCase()}`;
    const name = `<b>Coupon</b> ${code}`;

    // Wrong values are reported at their fields.
    await page.getByLabel(field('field.kind'), { exact: true }).selectOption('total');
    await fill('couponCode', 'two words');
    await fill('percent', '101');
    await fill('minCents', 'lots');
    await button(page, form('make')).click();
    await page.getByText(error('code')).waitFor();
    await page.getByText(error('range')).waitFor();
    await page.getByText(form('notANumber')).waitFor();
    await clean(editor);

    await fill('couponCode', code.toLowerCase());
    await fill('name', name);
    await fill('percent', '');
    await fill('amountCents', '5');
    await fill('minCents', '20');
    await fill('maxUsesPerCustomer', '3');
    await page.locator('.example-cart').first().waitFor();
    await eventually(() => page.locator('.discount-sentence').innerText()).toContain('$20');
    await button(page, form('make')).click();
    await heading(page, name);
    await page.locator('#discount-orders ~ .facts').waitFor();
    await clean(editor);

    const login = async (slug: string, quantity: number) => {
      const { stored } = await newCustomer(shop);
      const cartItems = cartOf({ id: productOf(slug, lang).id, quantity });
      return visitor({ lang, width: 1440, shop, stored: { ...stored, cartItems } });
    };
    const labels = labelsOf(lang, checkoutLabels);
    const enter = async (me: Visitor) => {
      await open(me, '/checkout');
      await unfold(me.page, labels('haveCoupon'));
      const input = me.page.getByRole('textbox', { name: labels('couponCode') });
      await input.fill(code);
      await button(me.page, labels('lbl_check_applycpn')).click();
      return input;
    };
    const shopper = await login('kampot-pepper', 3);
    await (await enter(shopper)).waitFor({ state: 'detached' });
    await eventually(() => shopper.page.getByRole('insertion').allInnerTexts()).toEqual(['$20.50']);

    // Below the minimum, the reason is at the field.
    const small = await login('kampot-pepper', 1);
    await enter(small);
    await message(small, 'invalidCoupon').waitFor();
    await small.page.getByText('$20.00').first().waitFor();

    // Ending asks nothing, because it can be undone right away.
    await button(page, t('endNow')).click();
    await page.locator('.head').getByText(field('field.state.ended')).waitFor();
    await button(page.locator('.toast'), labelsOf(lang, officeCommonLabels)('undo')).click();
    await page.locator('.head').getByText(field('field.state.running')).waitFor();
    await button(page, t('endNow')).click();
    await page.locator('.head').getByText(field('field.state.ended')).waitFor();
    const late = await login('kampot-pepper', 3);
    await enter(late);
    await message(late, 'invalidCoupon').waitFor();
  },
);
