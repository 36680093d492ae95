import { labelSet } from './labels/label-set.ts';
import { serverAnswers } from './server-answers.ts';

/** Every sentence the shop says, by code. The English is the specification's to the letter, slips of the pen included. */
export const messages = labelSet(100, {
  // Errors (specification §8)
  generalError: 'An error occured. Please try again!',
  generalErrorLater: 'An error occured. Please try again later!',
  incorrectLogin: 'Incorrect email or password!',
  emailExists: 'Email already exists!',
  passwordMismatch: 'Password does not match!',
  couponAlreadyApplied: 'Coupon code is already applied!',
  invalidCoupon: 'Invalid coupon code!',
  quantityAboveMaximum: 'Can not add more than {n} for this product',

  // Information and warnings (§8)
  cartHasNoItem: 'No item exists in your cart',
  alreadyInCart: 'Product already exists in your cart!',
  alreadyInWishlist: 'Product already exists in your wish list!',
  cartIsEmpty: 'Your cart is empty',
  confirmPlaceOrder: 'Do you really want place order?',

  // Success (§8)
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

  // The shared validator and the checks before add to cart (§5); a select has its own Khmer verb
  required: '{label} is required',
  requiredSelect: '{label} is required',
  minLength: '{label} min length should be {n} characters',
  maxLength: '{label} max length should be {n} characters',
  invalidEmail: 'Please enter valid email address',
  invalidPhone: 'Please enter a phone number of 8 to 15 digits',
  selectSize: 'Select size of product!',
  selectColor: 'Select color of product!',
  selectAttribute: 'Please select {attribute} variant!',
  selectQuantity: 'Select quantity!',
  outOfStock: "Product is out of stock. Can't add it in the cart!",
  invalidProduct: 'Invalid product!',

  // Our own, where the specification has no words
  numberNeeded: '{label} should be a number',
  quantityLimits: 'Quantity should be from {min} to {max}',
  passwordTooCommon: serverAnswers.passwordTooCommon,
  otpInvalid: serverAnswers.otpInvalid,
  loginNeeded: 'Please log in first.',
  notAllowed: 'You are not allowed to do this.',
  loginToCheckout: 'Please log in to check out. Your cart is kept.',
  loginToSeeOrders: 'Please log in to see your orders.',
  sessionEnded: 'Your login has ended. Please log in again.',
  loggedOut: 'You are logged out.',
  loggedOutElsewhere: 'Logged out elsewhere.',
  confirmationSent: 'We have sent you the link. Please look into your mailbox.',
  addressNeeded: 'Please add your name and delivery address to your profile first.',
  viewCart: 'View cart',
  undo: 'Undo',
  remove: 'Remove',
  removedFromCart: 'Removed from the cart',
  removedFromWishlist: 'Removed from your wish list',
  wishlistCleared: 'Your wish list is cleared',
  chooseFirst: 'Please choose on the page of the product first.',
  wishesGone: 'None of these products is sold any more.',
  chooseDay: 'Please choose a day from today on.',
  linkCopied: 'The link is copied',
  unsubscribed: 'You have unsubscribed from our newsletter',
  orderNumber: 'Your order number is {number}',
  priceChanged:
    'The price changed while you were shopping. The new total is {total}. Please look again and confirm.',
  rielChanged:
    'Our rate of the riel changed while you were shopping. The total is now {total}. Please look again and confirm.',
  stockShort: 'Only {n} left of {name}. Please choose fewer.',
  soldOut: '{name} is out of stock. Please remove it from your cart.',
  itemsGone: 'Some items are no longer sold, so we took them out of your cart.',
  couponNotWithDiscount: 'A coupon cannot be used while the cart has discounted items.',
  orderTooLarge: 'One order can come to {total} at most. Please order less at a time.',
  cashLimitReached:
    'You have reached the number of cash orders for one day. Please choose another payment method.',
  cashLimitOrders:
    'You have {n} cash orders under way. Please choose another payment method, or wait until one of them has been delivered.',
  cashLimitValue:
    'Your cash orders under way may come to {total} at most. Please order less, choose another payment method, or wait until one has been delivered.',
  cashLimitHere:
    'New customers on your internet connection have ordered as much on delivery as we can keep for them. Please choose another payment method, or try again later.',
  paymentLimitHere:
    'New customers on your internet connection have reserved as much as we can keep for them. Please order less at a time, or try again in half an hour.',
  paymentTooSmall: 'This payment method takes {amount} or more. Please choose another one.',
  paymentTooLarge: 'This payment method takes {amount} at most. Please choose another one.',
  paymentNotHere: 'This payment method is not offered in your country. Please choose another one.',
  transferLimit:
    'You have as many unpaid orders under way as we can keep goods for. Please choose another payment method, or wait until one of them has been paid or delivered.',
  transferLimitHere:
    'New customers on your internet connection have ordered as much without paying as we can keep for them. Please choose another payment method, or try again later.',
  reservedShort:
    'We can keep {n} more of {name} for new customers on your internet connection. Please choose fewer.',
  reservedOut:
    'We can keep no more of {name} for new customers on your internet connection now. Please remove it, or try again later.',
  confirmByMail: 'Please confirm your order by the link in the mail we have sent you.',
  confirmMailSent: 'We have sent you the mail again. Please open it and confirm your order.',
  confirmMailTooOften:
    'We have sent you this mail several times today. Please look for it again, or call us.',
  nothingToConfirm: 'There is nothing to confirm any more.',
  cardLimitCustomer:
    'Too many of your card payments were declined today. Please choose another payment method, or try a card again tomorrow.',
  cardLimitHere:
    'Too many card payments from your internet connection were declined today. Please choose another payment method, or try a card again tomorrow.',
  cardLimitShop:
    'We cannot take cards at the moment, because too many were declined today. Please choose another payment method, or try a card again later.',
  orderChecking: 'We are checking whether your order reached us. You will not be charged twice.',
  orderUnanswered:
    'We could not find out whether your order has arrived. Please try again: it cannot be placed twice.',
  orderPending: 'We are still working on your order. Please wait a moment.',
  cancelTooLate:
    'We have already begun with this order, so it can no longer be cancelled here. Please ask us about it.',
  cancelNotHere: 'This order cannot be cancelled here. Please ask us about it.',
  slipShown: 'Thank you. We have your slip, and look at it.',
  slipNotPicture: 'This picture is too large, or we cannot read it. Please choose another one.',
  slipTooLate: 'We do not wait for this transfer any more. If you have made it, please call us.',
  slipsEnough: 'We have your slips, and take no more. Please call us if something is missing.',
  orderCancelled: 'Your order {number} is cancelled.',
  paymentDeclined: 'The payment did not go through. Please choose another payment method.',
  paymentUnknown: 'We are checking your payment. Please do not pay again.',
  paymentCancelled: 'The payment was cancelled. Please choose a payment method.',
  moneyGoesBack: 'We could not accept the order you paid for. All of your money goes back to you.',
  moneyIsOther:
    'What was paid is not what we asked for, so there is no order. Please do not pay again, and call us about your money.',
  paidTwice: 'You have paid this order twice. The second payment goes back to you.',
  moneyWithStaff:
    'We could not accept the order you paid for. Please do not pay again, and call us about your money.',
  paymentUnavailable: 'This payment method cannot be used now. Please choose another one.',
  downloadFailed: 'The file did not arrive. Please try again.',
  tooManyRequests: 'Too many tries. Please wait a moment and try again.',
  shopIsBusy: 'The shop is very busy. Please wait a moment and try again.',
  offline: 'You are offline. Please check your connection.',
  addressesFull: 'You keep as many addresses as there is room for. Please remove one first.',
  backAlready: 'It can be ordered again. Please load the page anew.',
  listsSetAside: 'We put aside what another customer left in this browser.',
  storageDamaged:
    'Part of what this browser kept could not be read. Please check your cart, your wish list and your login.',
  storageHelp:
    'This browser could not store it. Please allow this site to store data, or make room, and try again.',
  storageFull: 'This browser keeps nothing for us. Your cart and wish list are gone when you close the page.',
  checkFields: 'Please check the marked fields.',
});

/** A sentence the shop can say. */
export type MessageCode = keyof typeof messages.texts;
