import { mutantsOf } from './mutant.ts';

const coupons = 'shop/pricing/coupon.test.ts';

/** Answers and errors of calls, and what a shopper sees in the browser. */
export const shopMutants = [
  ...mutantsOf('server/calls/caller.ts', [['6.3', "if (who === 'anyone')", "if (who !== 'nobody')"]]),
  ...mutantsOf('server/operations/localisation/get-localization.ts', [
    ['7.10', '[labelHtmlId, text]', '[text, labelHtmlId]'],
  ]),
  ...mutantsOf('server/operations/catalogue/insert-product-review.ts', [
    [
      '3.21',
      'reviewerEmail: input.ReviewerEmail',
      "reviewerEmail: ''",
      'tests/calls/catalogue/reviewing.test.ts',
    ],
  ]),
  ...mutantsOf('server/operations/catalogue/get-popular-categories.ts', [
    ['7.14', 'pageSize: PageSize', 'pageSize: 100', 'tests/calls/catalogue/choices.test.ts'],
  ]),
  ...mutantsOf('server/operations/accounts/customer-row.ts', [
    ['3.4', 'CityName: profile.cityName', 'CityName: profile.stateName'],
  ]),
  ...mutantsOf('server/operations/accounts/get-user-login.ts', [
    ['7.23', 'token: outcome.token', 'token: null'],
  ]),
  ...mutantsOf('server/operations/accounts/person.ts', [
    ['7.24', "[409, 'emailExists']", "[409, 'generalError']"],
  ]),
  ...mutantsOf('server/operations/orders/get-customer-cart-items.ts', [
    [
      '3.9',
      'const totalCents = payableCents(totals, 0, addedRate(vat))',
      'const totalCents = totals.shippingCents',
      'tests/conformance/calls.test.ts',
    ],
    ['7.27', 'cartSubTotal: centsToDollars(totals.subtotalCents)', 'cartSubTotal: totals.subtotalCents'],
  ]),
  ...mutantsOf('server/operations/orders/get-coupon-code-discount.ts', [
    [
      '3.10',
      'DiscountValueAfterCouponAppliedWithQuantity: discount',
      'DiscountValueAfterCouponAppliedWithQuantity: discount + 1',
    ],
  ]),
  ...mutantsOf('shop/pricing/coupon.ts', [
    ['7.26', 'subtotalCents < (minCents', 'subtotalCents <= (minCents', coupons],
    ['7.26', 'uses.total >= limits', 'uses.total > limits', coupons],
    ['7.26', 'uses.byCustomer >= perCustomer', 'uses.byCustomer > perCustomer', coupons],
  ]),
  ...mutantsOf('server/operations/orders/order-row.ts', [
    ['7.34', 'OrderNumber: order.number', 'OrderNumber: String(order.orderId)'],
  ]),
  ...mutantsOf('shop/orders/status-transitions.ts', [
    ['4.2', 'transitionOf(statusId, to)', 'transitionOf(to, statusId)'],
  ]),
  ...mutantsOf('storefront/pages/checkout/use-entry.ts', [
    ['2.71', "{ code: 'cartIsEmpty' }", "{ code: 'cartHasNoItem' }"],
    [
      '2.70',
      'navigate(loginPath(links, links.checkout()), { replace: true })',
      'navigate(links.home(), { replace: true })',
    ],
  ]),
  ...mutantsOf('rules/search-text.ts', [['2.26', '/..|', '/.|']]),
  ...mutantsOf('storefront/wishlist/wished-row.tsx', [['2.15', '{Quantity} x $', '{Quantity} × $']]),
  ...mutantsOf('storefront/layout/wishlist-panel.tsx', [['2.13', '({items.length})', '{items.length}']]),
  ...mutantsOf('storefront/pages/checkout/form/use-coupon.ts', [
    ['4.21', "if (latest.current) return { code: 'couponAlreadyApplied' };", ''],
  ]),
  ...mutantsOf('storefront/payment/payment-methods.ts', [
    [
      '2.77',
      'isPlacedAtOnce(row.ShownAs) || hasPart(row)',
      'hasPart(row)',
      'storefront/payment/payment-methods.test.ts',
    ],
  ]),
  ...mutantsOf('storefront/pages/checkout/dialog/use-paying.ts', [
    ['4.26', 'if (!staysOpen(outcome)) endAttempt();', ''],
    ['9.33', 'sleep(delays.walletSubmit)', 'sleep(0)', 'tests/journeys/payment.test.ts'],
  ]),
  ...mutantsOf('storefront/layout/breadcrumb.tsx', [
    ['2.37', '<span aria-current="page">{label}<', '<span aria-current="page">{t(\'titleHome\')}<'],
  ]),
  ...mutantsOf('storefront/pages/home/use-carousel.ts', [
    ['2.39', 'moved(now, 1, count)', 'now', 'tests/journeys/timings.test.ts'],
  ]),
  ...mutantsOf('ui/stepper.tsx', [
    ['4.14', 'ask(value + 1)', 'ask(value < max ? max : value + 1)'],
    ['5.26', 'Math.max(min, Math.min(max, chosen))', 'Math.min(max, chosen)'],
    ['5.25', 'if (chosen > max) onAboveMax?.(max);', ''],
  ]),
];
