import { describe, expect, it } from 'vitest';
import * as constants from '#contract/constants.ts';
import { bestFacilitiesLabels } from '#contract/labels/storefront/best-facilities.ts';
import { languages } from '#contract/languages.ts';
import { type MessageCode, messages } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';

/** The messages of specification §8, §4 and §5, word for word, including typos. */
const said: Readonly<Partial<Record<MessageCode, string>>> = {
  generalError: 'An error occured. Please try again!',
  generalErrorLater: 'An error occured. Please try again later!',
  incorrectLogin: 'Incorrect email or password!',
  emailExists: 'Email already exists!',
  passwordMismatch: 'Password does not match!',
  couponAlreadyApplied: 'Coupon code is already applied!',
  invalidCoupon: 'Invalid coupon code!',
  quantityAboveMaximum: 'Can not add more than {n} for this product',
  cartHasNoItem: 'No item exists in your cart',
  alreadyInCart: 'Product already exists in your cart!',
  alreadyInWishlist: 'Product already exists in your wish list!',
  cartIsEmpty: 'Your cart is empty',
  messageSent: 'Message sent successfully!',
  subscribed: 'You have successfully subscribed to news channel!',
  reviewSubmitted: 'Your review submitted successfully!',
  loginSuccess: 'Login successfully!',
  signupSuccess: 'Signup Successfully!',
  orderPlaced: 'Order Placed Successfully!',
  profileUpdated: 'Profile Updated Successfully!',
  sellerRequestCreated: 'Your request for seller created successfully!',
  otpSent: 'An OTP has been sent to your email. Please confirm OTP & enter new password!',
  passwordChanged: 'Password changed successfully. Please login with your new password!',
  refreshed: 'All data refreshed successfully',
  addedToCart: 'Added to the cart!',
  addedToWishlist: 'Added to your wish list!',
  confirmPlaceOrder: 'Do you really want place order?',
  required: '{label} is required',
  minLength: '{label} min length should be {n} characters',
  maxLength: '{label} max length should be {n} characters',
  invalidEmail: 'Please enter valid email address',
  selectSize: 'Select size of product!',
  selectColor: 'Select color of product!',
  selectAttribute: 'Please select {attribute} variant!',
  selectQuantity: 'Select quantity!',
  // The texts that existing clients compare.
  outOfStock: "Product is out of stock. Can't add it in the cart!",
  invalidProduct: 'Invalid product!',
};

/** The answers of the calls in specification §7. */
const answered: Readonly<Record<string, string>> = {
  saved: 'Saved Successfully',
  loggedIn: 'Login Successfully',
  orderPlaced: 'Order Placed Successfully',
  sent: 'Sent Successfully',
  passwordReset: 'Password reset successfully',
  emailExists: 'Email already exists!',
  incorrectLogin: 'Incorrect email or password!',
};

describe('every sentence of specification §8', () => {
  it.each(Object.entries(said))('the message %s is: %s', (code, sentence) => {
    expect(messages.texts[code as MessageCode]).toBe(sentence);
  });

  it.each(Object.entries(answered))('the server answer %s is: %s', (code, sentence) => {
    expect(serverAnswers[code as keyof typeof serverAnswers]).toBe(sentence);
  });
});

/** The constants of specification §9 and §4, and the ids that existing clients use. */
const documented: Readonly<Record<string, readonly [value: unknown, documented: unknown]>> = {
  'payment methods': [constants.paymentMethodIds, { cashOnDelivery: 6, wallet: 2, card: 5 }],
  'order statuses': [
    constants.orderStatuses,
    { active: 1, inProgress: 2, completed: 3, returned: 4, refunded: 5 },
  ],
  'price types': [constants.priceTypes, { fixedValue: 1, percentage: 2 }],
  'attribute kinds': [constants.attributeKinds, { color: 1, size: 2 }],
  currency: [constants.currency, { code: 'USD', symbol: '$', decimals: 2 }],
  'default page size': [constants.listing.defaultPageSize, 9],
  'page-size labels': [constants.listing.pageSizes, [9, 18, 27, 36, 45, 54, 100]],
  'page-size values of existing clients': [constants.listing.legacyPageSizes, [22, 22, 32, 42, 52, 62, 100]],
  'page links': [constants.listing.pageLinks, 5],
  ratings: [constants.listing.ratings.toSorted((a, b) => a - b), [1, 2, 3, 4, 5]],
  'default rating': [constants.listing.defaultRating, 5],
  'price bands': [
    constants.listing.priceBands,
    [
      [10, 100],
      [100, 200],
      [200, 300],
      [300, 400],
      [400, 500],
      [500, 600],
      [600, null],
    ],
  ],
  layouts: [constants.listing.columns, [2, 3, 4]],
  'fetch sizes': [constants.fetchSizes, { lists: 100, products: 20, sidebarProducts: 10 }],
  'cut lengths': [
    constants.truncateLengths,
    {
      menuName: 30,
      wishlistName: 30,
      listingName: 45,
      shortDescription: 103,
      reviewBody: 500,
      filterName: 30,
      campaignDiscountTitle: 30,
      checkoutName: 50,
      standard: 50,
      cartName: 80,
    },
  ],
  'quantity limits': [constants.quantityLimits, { min: 1, max: 10 }],
  'coupon length': [constants.couponMaxLength, 30],
  scrolling: [constants.scrolling, { threshold: 170, topStep: 100, topDelay: 10.5 }],
  'unselected place': [constants.unselectedPlace, -999],
  'characters to search with': [constants.searchMinLength, 2],
};

describe('every constant of specification §9', () => {
  it.each(Object.entries(documented))(
    'the constant matches the specification: %s',
    (_name, [value, expected]) => {
      expect(value).toEqual(expected);
    },
  );

  it.each([
    ['loadingOff', 2000],
    ['persistTimeout', 5000],
    ['continueShopping', 500],
    ['pageChange', 200],
    ['successRedirect', 1000],
    ['cartRecalculation', 500],
    ['walletSubmit', 500],
    ['carouselSpeed', 750],
    ['carouselShown', 500],
    ['toast', 5000],
  ] as const)('the delay %s is %i ms', (name, milliseconds) => {
    expect(constants.delays[name]).toBe(milliseconds);
  });

  it('languages: English is en, 1; Khmer is ar, 2, and right to left', () => {
    expect(languages.en).toMatchObject({ id: 1, code: 'en', direction: 'ltr' });
    expect(languages.ar).toMatchObject({ id: 2, code: 'ar', direction: 'rtl' });
  });

  it('the facility strip falls back to the texts of §2', () => {
    expect(bestFacilitiesLabels).toMatchObject({
      entityId: 87,
      texts: {
        lbl_facility_freeshipp: 'Free Shipping',
        lbl_facility_moneyback: '100% guarantee',
        lbl_facility_pygateway: 'Many payment gatways',
        lbl_facility_support: '24/7 online support',
      },
    });
  });
});
