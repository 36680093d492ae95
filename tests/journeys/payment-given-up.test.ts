import { describe, expect, test } from 'vitest';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { lose, lost } from './support/answers.ts';
import { button, eventually, main, message } from './support/pages.ts';
import { hostedPage, testPayingIn } from './support/test-provider.ts';
import { inRelease, type Visitor } from './support/visitor.ts';

// The outcome of an abandoned payment does not depend on language. payment.test.ts checks the messages in
// both.
describe('an abandoned payment', () => {
  const {
    check,
    form,
    tests,
    pay,
    methods,
    place,
    atCheckout,
    choose,
    payByCard,
    placedOnce,
    declined,
    backFrom,
  } = testPayingIn('ar');
  const coupon = ({ page }: Visitor) => page.getByText(check('haveCoupon'));
  const note = ({ page }: Visitor) => page.getByText(check('addNote'));

  test.each([
    ['lost after the shop canceled the payment', 'after', true] as const,
    ['from a busy shop', 503, false] as const,
    ...inRelease(
      ['lost before the shop received the request', 'before', false],
      ['about too many requests', 429, false],
    ),
  ])('a response to a cancel request %s does not count as either outcome', async (_what, loss, found) => {
    const me = await atCheckout(1440, /net::ERR_FAILED|status of (?:503|429)|^503 from/u);
    const dialog = await choose(me, 'wallet');
    await button(hostedPage(dialog), pay).click();
    await button(hostedPage(dialog), tests('testYes')).waitFor();
    await me.page.route(`**/api/v1/${cancelPayment.path}`, async (route) => {
      if (loss === 'after') await route.fetch();
      if (typeof loss === 'number') await route.fulfill({ status: loss, json: { data: '[]' } });
      else await route.abort();
    });
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentUnknown').first().waitFor();
    await backFrom(me, dialog);
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
    expect(await methods(me).count()).toBe(0);
    expect(await place(me).count()).toBe(0);
    expect(await coupon(me).count()).toBe(0);
    expect(await note(me).count()).toBe(0);
    await me.page.unrouteAll();
    await button(main(me.page), check('checkPayment')).click();
    if (found) await declined(me);
    else {
      await button(dialog, form('cancel')).click();
      await message(me, 'paymentCancelled').waitFor();
    }
    await methods(me).waitFor();
    await coupon(me).waitFor();
    await note(me).waitFor();
    await payByCard(me, 'testApproved');
    await placedOnce(me);
  });

  test('a payment that succeeds during cancellation with a lost response is not repeated', async () => {
    const me = await atCheckout(1440, lost);
    const dialog = await payByCard(me, 'testSecure');
    await button(hostedPage(dialog), tests('testConfirm')).waitFor();
    await me.page.route(`**/api/v1/${cancelPayment.path}`, async (route) => {
      const { requestParameters } = route.request().postDataJSON() as { requestParameters: object };
      // The payment is approved, as in the bank's app, before the shop receives the cancellation.
      await route.fetch({
        url: `${me.shop}/api/v1/${confirmPayment.path}`,
        postData: { requestParameters: { ...requestParameters, Proof: `tok_test_pass.${Math.random()}` } },
      });
      await route.fetch();
      await route.abort();
    });
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentUnknown').first().waitFor();
    expect(await methods(me).count()).toBe(0);
    await me.page.unrouteAll();
    await button(main(me.page), check('checkPayment')).click();
    await placedOnce(me);
  });

  test('an unfinished payment can be abandoned, and the order paid on delivery', async () => {
    const me = await atCheckout(390, lost);
    await lose(me.page, cancelPayment);
    const dialog = await choose(me, 'wallet');
    await button(hostedPage(dialog), pay).click();
    await button(hostedPage(dialog), tests('testYes')).waitFor();
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentUnknown').first().waitFor();
    const giveUp = button(main(me.page), check('cancelPayment'));
    // While the outcome is unknown, the dialog stays. The previous message is still shown, so wait for the
    // request.
    const lostAgain = me.page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(cancelPayment.path),
    );
    await giveUp.click();
    await lostAgain;
    await message(me, 'paymentUnknown').first().waitFor();
    expect(await methods(me).count()).toBe(0);
    await me.page.unrouteAll();
    await giveUp.click();
    await message(me, 'paymentCancelled').waitFor();
    expect(await giveUp.count()).toBe(0);
    await eventually(() => methods(me).evaluate((each) => each === document.activeElement)).toBe(true);
    await methods(me).selectOption({ label: check('cashOnDelivery') });
    await place(me).click();
    await button(me.page.getByRole('dialog'), check('confirmYes')).click();
    await placedOnce(me);
  });

  test('a completed payment cannot be abandoned, and its order remains', async () => {
    const me = await atCheckout();
    await payByCard(me, 'testLost');
    await message(me, 'paymentUnknown').first().waitFor();
    const giveUp = button(main(me.page), check('cancelPayment'));
    // While the shop is polling the provider, other requests are refused with the message that the payment is
    // being checked.
    await eventually(async () => {
      await giveUp.click({ timeout: 1000 }).catch(() => undefined);
      return message(me, 'orderPlaced').count();
    }).toBeGreaterThan(0);
    await placedOnce(me);
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
  });
});
