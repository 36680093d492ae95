import { labelSet } from './labels/label-set.ts';
import { serverAnswers } from './server-answers.ts';

/**
 * Every message the shop shows, by code. The English matches the specification to the letter, typos included.
 */
export const messages = labelSet(100, {
  // Errors (specification §8).
  generalError: ['An error occured. Please try again!', 'មានបញ្ហាកើតឡើង។ សូមព្យាយាមម្តងទៀត។'],
  generalErrorLater: ['An error occured. Please try again later!', 'មានបញ្ហាកើតឡើង។ សូមព្យាយាមម្តងទៀតពេលក្រោយ។'],
  incorrectLogin: ['Incorrect email or password!', 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ។'],
  emailExists: ['Email already exists!', 'អ៊ីមែលនេះមានអ្នកប្រើរួចហើយ។'],
  passwordMismatch: ['Password does not match!', 'ពាក្យសម្ងាត់ទាំងពីរមិនដូចគ្នា។'],
  couponAlreadyApplied: ['Coupon code is already applied!', 'អ្នកបានប្រើកូដគូប៉ុងនេះរួចហើយ។'],
  invalidCoupon: ['Invalid coupon code!', 'កូដគូប៉ុងមិនត្រឹមត្រូវ។'],
  quantityBelowMinimum: [
    'Can not order less than {n} for this product',
    'មិនអាចបញ្ជាទិញផលិតផលនេះតិចជាង {n} បានទេ។',
  ],
  quantityAboveMaximum: ['Can not add more than {n} for this product', 'ផលិតផលនេះទិញបានច្រើនបំផុត {n}។'],

  // Information and warnings (§8).
  cartHasNoItem: ['No item exists in your cart', 'មិនទាន់មានទំនិញក្នុងកន្ត្រករបស់អ្នកទេ។'],
  alreadyInCart: ['Product already exists in your cart!', 'ផលិតផលនេះមានក្នុងកន្ត្រករួចហើយ។'],
  alreadyInWishlist: ['Product already exists in your wish list!', 'ផលិតផលនេះមានក្នុងបញ្ជីចង់បានរួចហើយ។'],
  cartIsEmpty: ['Your cart is empty', 'កន្ត្រករបស់អ្នកនៅទទេ។'],
  confirmPlaceOrder: ['Do you really want place order?', 'តើអ្នកពិតជាចង់បញ្ជាទិញមែនទេ?'],

  // Success (§8).
  messageSent: ['Message sent successfully!', 'ផ្ញើសារបានជោគជ័យ។'],
  subscribed: ['You have successfully subscribed to news channel!', 'ជាវព្រឹត្តិបត្របានជោគជ័យ។'],
  reviewSubmitted: ['Your review submitted successfully!', 'ផ្ញើមតិបានជោគជ័យ។ សូមអរគុណ។'],
  loginSuccess: ['Login successfully!', 'ចូលគណនីបានជោគជ័យ។'],
  signupSuccess: ['Signup Successfully!', 'បង្កើតគណនីបានជោគជ័យ។'],
  orderPlaced: ['Order Placed Successfully!', 'បញ្ជាទិញបានជោគជ័យ។'],
  profileUpdated: ['Profile Updated Successfully!', 'កែប្រែព័ត៌មានគណនីបានជោគជ័យ។'],
  sellerRequestCreated: ['Your request for seller created successfully!', 'ផ្ញើសំណើសុំក្លាយជាអ្នកលក់បានជោគជ័យ។'],
  otpSent: [
    'An OTP has been sent to your email. Please confirm OTP & enter new password!',
    'យើងបានផ្ញើកូដ OTP ទៅអ៊ីមែលរបស់អ្នក។ សូមបញ្ចូលកូដ OTP និងពាក្យសម្ងាត់ថ្មី។',
  ],
  passwordChanged: [
    'Password changed successfully. Please login with your new password!',
    'ប្តូរពាក្យសម្ងាត់បានជោគជ័យ។ សូមចូលគណនីដោយប្រើពាក្យសម្ងាត់ថ្មី។',
  ],
  refreshed: ['All data refreshed successfully', 'ផ្ទុកទិន្នន័យទាំងអស់ឡើងវិញបានជោគជ័យ។'],
  addedToCart: ['Added to the cart!', 'បានដាក់ក្នុងកន្ត្រក។'],
  addedToWishlist: ['Added to your wish list!', 'បានដាក់ក្នុងបញ្ជីចង់បាន។'],

  // The shared validator and the checks before add to cart (§5). Select fields use their own Khmer verb.
  required: ['{label} is required', 'សូមបំពេញ{label}។'],
  requiredSelect: ['{label} is required', 'សូមជ្រើសរើស{label}។'],
  minLength: ['{label} min length should be {n} characters', '{label} ត្រូវមានយ៉ាងតិច {n} តួអក្សរ។'],
  maxLength: ['{label} max length should be {n} characters', '{label} មិនត្រូវលើសពី {n} តួអក្សរទេ។'],
  invalidEmail: ['Please enter valid email address', 'សូមបញ្ចូលអ៊ីមែលឱ្យបានត្រឹមត្រូវ។'],
  invalidPhone: ['Please enter a phone number of 8 to 15 digits', 'សូមបញ្ចូលលេខទូរសព្ទពី 8 ដល់ 15 ខ្ទង់។'],
  selectSize: ['Select size of product!', 'សូមជ្រើសរើសទំហំ។'],
  selectColor: ['Select color of product!', 'សូមជ្រើសរើសពណ៌។'],
  selectAttribute: ['Please select {attribute} variant!', 'សូមជ្រើសរើស {attribute}។'],
  selectQuantity: ['Select quantity!', 'សូមបញ្ចូលចំនួន។'],
  outOfStock: ["Product is out of stock. Can't add it in the cart!", 'ផលិតផលនេះអស់ស្តុក មិនអាចដាក់ក្នុងកន្ត្រកបានទេ។'],
  invalidProduct: ['Invalid product!', 'រកមិនឃើញផលិតផលនេះទេ។ សូមជ្រើសរើសផលិតផលផ្សេង។'],

  // Messages of our own, where the specification has none.
  numberNeeded: ['{label} should be a number', '{label} ត្រូវតែជាលេខ។'],
  quantityLimits: ['Quantity should be from {min} to {max}', 'ចំនួនត្រូវនៅចន្លោះពី {min} ដល់ {max}។'],
  askForPrice: ['More than {n}? Ask for a price', 'ត្រូវការលើសពី {n}? សូមសួរតម្លៃ'],
  wrongPassword: ['Your current password is incorrect.', 'ពាក្យសម្ងាត់បច្ចុប្បន្នមិនត្រឹមត្រូវទេ។'],
  passwordNeeded: ['Please enter your password first.', 'សូមវាយពាក្យសម្ងាត់របស់អ្នកជាមុនសិន។'],
  passwordSet: [
    'Password changed. You’ve been logged out on all other devices.',
    'ប្តូរពាក្យសម្ងាត់បានជោគជ័យ។ អ្នកបានចាកចេញពីឧបករណ៍ផ្សេងទាំងអស់ហើយ។',
  ],
  passwordTooCommon: [serverAnswers.passwordTooCommon, 'ពាក្យសម្ងាត់នេះងាយទាយពេក។ សូមជ្រើសរើសពាក្យសម្ងាត់ផ្សេង។'],
  otpInvalid: [serverAnswers.otpInvalid, 'កូដ OTP មិនត្រឹមត្រូវ ឬលែងប្រើបានហើយ។ សូមស្នើសុំកូដថ្មី។'],
  phoneTaken: [
    'This number belongs to another account. Log in with it, or use a different number.',
    'លេខនេះមានគណនីផ្សេងប្រើហើយ។ សូមចូលគណនីដោយប្រើលេខនេះ ឬបញ្ចូលលេខផ្សេង។',
  ],
  loginNeeded: ['Please log in first.', 'សូមចូលគណនីជាមុនសិន។'],
  notAllowed: ['You are not allowed to do this.', 'អ្នកគ្មានសិទ្ធិធ្វើដូច្នេះទេ។'],
  loginToCheckout: [
    'Please log in to check out. Your cart is saved.',
    'សូមចូលគណនីដើម្បីទូទាត់។ ទំនិញក្នុងកន្ត្រករបស់អ្នកនៅដដែល។',
  ],
  loginToSeeOrders: ['Please log in to see your orders.', 'សូមចូលគណនីដើម្បីមើលការបញ្ជាទិញរបស់អ្នក។'],
  sessionEnded: ['Your session has expired. Please log in again.', 'ការចូលគណនីរបស់អ្នកផុតកំណត់ហើយ។ សូមចូលគណនីម្តងទៀត។'],
  loggedOut: ['You’ve been logged out.', 'ចាកចេញពីគណនីបានជោគជ័យ។'],
  loggedOutElsewhere: ['Logged out on other devices.', 'ចាកចេញពីឧបករណ៍ផ្សេងបានជោគជ័យ។'],
  confirmationSent: [
    'We’ve sent you the link. Please check your inbox.',
    'យើងបានផ្ញើតំណជូនអ្នកហើយ។ សូមពិនិត្យអ៊ីមែលរបស់អ្នក។',
  ],
  addressNeeded: [
    'Please add your name and delivery address to your profile first.',
    'សូមបញ្ចូលឈ្មោះ និងអាសយដ្ឋានដឹកជញ្ជូនក្នុងព័ត៌មានគណនីរបស់អ្នកជាមុន។',
  ],
  viewCart: ['View cart', 'មើលកន្ត្រក'],
  undo: ['Undo', 'ត្រឡប់វិញ'],
  remove: ['Remove', 'ដកចេញ'],
  removedFromCart: ['Removed from the cart', 'បានដកចេញពីកន្ត្រក។'],
  removedFromWishlist: ['Removed from your wish list', 'បានដកចេញពីបញ្ជីចង់បាន។'],
  wishlistCleared: ['Wish list cleared', 'បានលុបទំនិញទាំងអស់ចេញពីបញ្ជីចង់បាន។'],
  chooseFirst: [
    'Please choose options on the product page first.',
    'ផលិតផលនេះមានជម្រើស។ សូមជ្រើសរើសនៅទំព័រផលិតផលជាមុនសិន។',
  ],
  wishesGone: ['These products are no longer available.', 'ផលិតផលទាំងនេះលែងមានលក់ហើយ។'],
  chooseDay: ['Please choose today or a later date.', 'សូមជ្រើសរើសថ្ងៃនេះ ឬថ្ងៃក្រោយ។'],
  linkCopied: ['Link copied', 'បានចម្លងតំណ។'],
  unsubscribed: ['You’ve been unsubscribed from our newsletter', 'ឈប់ជាវព្រឹត្តិបត្របានជោគជ័យ។'],
  orderNumber: ['Your order number is {number}', 'លេខបញ្ជាទិញរបស់អ្នកគឺ {number}។'],
  priceChanged: [
    'Prices changed while you were shopping. The new total is {total}. Please review and confirm.',
    'តម្លៃបានប្រែប្រួល ពេលអ្នកកំពុងទិញទំនិញ។ សរុបរួមថ្មីគឺ {total}។ សូមពិនិត្យម្តងទៀត រួចបញ្ជាក់។',
  ],
  dueNowChanged: [
    'The amount to pay now has changed to {amount}. Please review and confirm.',
    'ចំនួនត្រូវបង់ឥឡូវបានប្តូរជា {amount}។ សូមពិនិត្យម្តងទៀត រួចបញ្ជាក់។',
  ],
  rielChanged: [
    'The riel exchange rate changed while you were shopping. The total is now {total}. Please review and confirm.',
    'អត្រាប្តូរប្រាក់របស់ហាងបានប្រែប្រួល ពេលអ្នកកំពុងទិញទំនិញ។ សរុបរួមឥឡូវគឺ {total}។ សូមពិនិត្យម្តងទៀត រួចបញ្ជាក់។',
  ],
  stockShort: ['Only {n} of {name} left. Please reduce the quantity.', '{name} នៅសល់តែ {n} ប៉ុណ្ណោះ។ សូមបន្ថយចំនួន។'],
  soldOut: ['{name} is out of stock. Please remove it from your cart.', '{name} អស់ស្តុកហើយ។ សូមដកចេញពីកន្ត្រក។'],
  variantOutOfStock: [
    '{name} is out of stock. Please choose another one.',
    '{name} អស់ស្តុកហើយ។ សូមជ្រើសរើសមួយផ្សេងទៀត។',
  ],
  itemsGone: [
    'Some items are no longer available, so we removed them from your cart.',
    'ទំនិញខ្លះលែងមានលក់ហើយ។ យើងបានដកចេញពីកន្ត្រករបស់អ្នក។',
  ],
  namedGone: [
    'Some items are no longer sold, so we removed them from your cart: {names}.',
    '{names} លែងមានលក់ហើយ។ យើងបានដកចេញពីកន្ត្រករបស់អ្នក។',
  ],
  couponNotWithDiscount: [
    'Coupons can’t be combined with discounted items.',
    'ប្រើគូប៉ុងមិនបានទេ ពេលមានទំនិញបញ្ចុះតម្លៃក្នុងកន្ត្រក។',
  ],
  couponMinimum: [
    'This coupon is for orders of {amount} or more.',
    'គូប៉ុងនេះប្រើបានសម្រាប់ការបញ្ជាទិញចាប់ពី {amount} ឡើងទៅ។',
  ],
  couponFirstOrder: ['This coupon is for a first order only.', 'គូប៉ុងនេះប្រើបានសម្រាប់តែការបញ្ជាទិញដំបូងប៉ុណ្ណោះ។'],
  couponNeedsAddress: [
    'Enter your address before this coupon, because it takes off the delivery charge.',
    'សូមបំពេញអាសយដ្ឋានជាមុនសិន ព្រោះគូប៉ុងនេះបញ្ចុះថ្លៃដឹកជញ្ជូន។',
  ],
  couponNoDelivery: [
    'This coupon takes off the delivery charge, and your order has none.',
    'គូប៉ុងនេះបញ្ចុះថ្លៃដឹកជញ្ជូន ហើយការបញ្ជាទិញរបស់អ្នកគ្មានថ្លៃដឹកជញ្ជូនទេ។',
  ],
  couponOtherDelivery: [
    'This coupon is for another delivery method or province.',
    'គូប៉ុងនេះសម្រាប់វិធីដឹកជញ្ជូន ឬខេត្តផ្សេង។',
  ],
  couponAddItems: ['Add {n} × {items} to use this coupon.', 'ដើម្បីប្រើគូប៉ុងនេះ សូមបន្ថែម {n} × {items}។'],
  couponAddBoth: [
    'Add {n} × {items} and {m} × {others} to use this coupon.',
    'ដើម្បីប្រើគូប៉ុងនេះ សូមបន្ថែម {n} × {items} និង {m} × {others}។',
  ],
  couponAddAny: ['Items to add before you can use this coupon: {n}.', 'ចំនួនទំនិញត្រូវបន្ថែម ដើម្បីប្រើគូប៉ុងនេះ៖ {n}។'],
  orderTooLarge: [
    'The maximum order total is {total}. Please reduce your order.',
    'ការបញ្ជាទិញម្តងអាចមានតម្លៃត្រឹម {total} ប៉ុណ្ណោះ។ សូមបន្ថយចំនួនក្នុងការបញ្ជាទិញម្តង។',
  ],
  cashLimitReached: [
    'You’ve reached today’s limit for cash orders. Please choose another payment method.',
    'អ្នកបញ្ជាទិញតាមវិធីបង់ប្រាក់ពេលទទួលទំនិញ គ្រប់ចំនួនសម្រាប់ថ្ងៃនេះហើយ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  cashLimitOrders: [
    'You already have {n} cash orders in progress. Please choose another payment method, or wait until one is delivered.',
    'អ្នកមានការបញ្ជាទិញតាមវិធីបង់ប្រាក់ពេលទទួលទំនិញ ចំនួន {n} កំពុងដំណើរការ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង ឬរង់ចាំទទួលទំនិញណាមួយជាមុនសិន។',
  ],
  cashLimitValue: [
    'Your cash orders in progress can’t exceed {total}. Please reduce your order, choose another payment method, or wait until one is delivered.',
    'ការបញ្ជាទិញតាមវិធីបង់ប្រាក់ពេលទទួលទំនិញ ដែលកំពុងដំណើរការ មិនអាចលើសពី {total} ទេ។ សូមបន្ថយចំនួន ជ្រើសរើសវិធីទូទាត់ផ្សេង ឬរង់ចាំទទួលទំនិញជាមុនសិន។',
  ],
  cashLimitHere: [
    'Cash on delivery isn’t available on your network right now. Please choose another payment method, or try again later.',
    'អតិថិជនថ្មីដែលប្រើបណ្តាញអ៊ីនធឺណិតតែមួយនេះ បានបញ្ជាទិញតាមវិធីបង់ប្រាក់ពេលទទួលទំនិញ គ្រប់ចំនួនហើយ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង ឬព្យាយាមម្តងទៀតពេលក្រោយ។',
  ],
  paymentLimitAll: [
    'We can’t reserve more items for new customers right now. Please try again in 30 minutes.',
    'ពេលនេះ អតិថិជនថ្មីបានបញ្ជាទិញគ្រប់ចំនួនដែលយើងអាចទុកឱ្យបាន។ សូមព្យាយាមម្តងទៀតក្រោយកន្លះម៉ោង។',
  ],
  paymentTooSmall: [
    'The minimum for this payment method is {amount}. Please choose another one.',
    'វិធីទូទាត់នេះទទួលចាប់ពី {amount} ឡើងទៅ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  paymentTooLarge: [
    'The maximum for this payment method is {amount}. Please choose another one.',
    'វិធីទូទាត់នេះទទួលត្រឹម {amount} ប៉ុណ្ណោះ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  paymentNotDecorated: [
    'This payment method isn’t available for printed or engraved items. Please choose another one.',
    'វិធីទូទាត់នេះមិនទទួលសម្រាប់ទំនិញបោះពុម្ព ឬឆ្លាក់ទេ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  depositNeeded: [
    'A deposit of {amount} is due when ordering. Please choose how to pay it. You can pay the rest in cash on delivery.',
    'ត្រូវបង់ប្រាក់កក់ {amount} ពេលបញ្ជាទិញ។ សូមជ្រើសរើសវិធីបង់ប្រាក់កក់។ ប្រាក់នៅសល់ អាចបង់ជាសាច់ប្រាក់ពេលទទួលទំនិញ។',
  ],
  paymentNotHere: [
    'This payment method isn’t available in your country. Please choose another one.',
    'វិធីទូទាត់នេះមិនមាននៅប្រទេសរបស់អ្នកទេ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  deliveryNotHere: [
    'We do not deliver to this province yet. Please check the delivery address.',
    'យើងមិនទាន់ដឹកជញ្ជូនទៅរាជធានី/ខេត្តនេះទេ។ សូមពិនិត្យអាសយដ្ឋានដឹកជញ្ជូន។',
  ],
  deliveryGone: [
    'This delivery method is no longer available. Please choose another one.',
    'វិធីដឹកជញ្ជូននេះលែងមានហើយ។ សូមជ្រើសរើសវិធីផ្សេង។',
  ],
  transferLimit: [
    'You have too many unpaid orders. Please choose another payment method, or wait until one is paid or delivered.',
    'ការបញ្ជាទិញរបស់អ្នកដែលមិនទាន់ទូទាត់ គ្រប់ចំនួនដែលយើងអាចទុកទំនិញឱ្យបានហើយ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង ឬរង់ចាំទូទាត់ ឬទទួលទំនិញណាមួយជាមុនសិន។',
  ],
  creditLimit: [
    'This order exceeds what you can order on account. You have {left} left. Please choose another payment method.',
    'ការបញ្ជាទិញនេះលើសកម្រិតទិញបង់ក្រោយរបស់អ្នក។ អ្នកនៅសល់ {left}។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  transferLimitHere: [
    'Bank transfer isn’t available on your network right now. Please choose another payment method, or try again later.',
    'អតិថិជនថ្មីដែលប្រើបណ្តាញអ៊ីនធឺណិតតែមួយនេះ បានបញ្ជាទិញដោយមិនទាន់ទូទាត់ គ្រប់ចំនួនហើយ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង ឬព្យាយាមម្តងទៀតពេលក្រោយ។',
  ],
  reservedShort: [
    'We can only reserve {n} more of {name} right now. Please reduce the quantity.',
    'យើងអាចទុក {name} បានតែ {n} ទៀតប៉ុណ្ណោះ សម្រាប់អតិថិជនថ្មីដែលប្រើបណ្តាញអ៊ីនធឺណិតតែមួយនេះ។ សូមបន្ថយចំនួន។',
  ],
  reservedOut: [
    'We can’t reserve any more of {name} right now. Please remove it, or try again later.',
    'ពេលនេះ យើងទុក {name} បន្ថែមមិនបានទេ សម្រាប់អតិថិជនថ្មីដែលប្រើបណ្តាញអ៊ីនធឺណិតតែមួយនេះ។ សូមដកចេញពីកន្ត្រក ឬព្យាយាមម្តងទៀតពេលក្រោយ។',
  ],
  confirmByMail: [
    'Please confirm your order using the link we emailed you.',
    'សូមបញ្ជាក់ការបញ្ជាទិញរបស់អ្នក តាមតំណក្នុងអ៊ីមែលដែលយើងបានផ្ញើជូនអ្នក។',
  ],
  confirmByText: [
    'Please confirm your order using the link we texted you.',
    'សូមបញ្ជាក់ការបញ្ជាទិញរបស់អ្នក តាមតំណក្នុងសារដែលយើងបានផ្ញើទៅទូរសព្ទរបស់អ្នក។',
  ],
  confirmByContact: ['Please contact us to confirm your order.', 'សូមទាក់ទងមកយើង ដើម្បីបញ្ជាក់ការបញ្ជាទិញរបស់អ្នក។'],
  confirmMailSent: [
    'We’ve resent the email. Please open it and confirm your order.',
    'យើងបានផ្ញើអ៊ីមែលម្តងទៀតហើយ។ សូមបើកអ៊ីមែលនោះ ហើយបញ្ជាក់ការបញ្ជាទិញ។',
  ],
  confirmMailTooOften: [
    'We’ve sent this email several times today. Please check your spam folder, or call us.',
    'ថ្ងៃនេះ យើងបានផ្ញើអ៊ីមែលនេះច្រើនដងហើយ។ សូមពិនិត្យប្រអប់អ៊ីមែលរបស់អ្នកម្តងទៀត ឬទូរសព្ទមកយើង។',
  ],
  nothingToConfirm: ['Nothing left to confirm.', 'លែងមានអ្វីត្រូវបញ្ជាក់ទៀតហើយ។'],
  cardLimitCustomer: [
    'Too many of your card payments were declined today. Please choose another payment method, or try again tomorrow.',
    'ថ្ងៃនេះ កាតរបស់អ្នកទូទាត់មិនបានច្រើនដងពេកហើយ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង ឬព្យាយាមប្រើកាតម្តងទៀតនៅថ្ងៃស្អែក។',
  ],
  cardLimitHere: [
    'Too many card payments from your network were declined today. Please choose another payment method, or try again tomorrow.',
    'ថ្ងៃនេះ ការទូទាត់តាមកាតពីបណ្តាញអ៊ីនធឺណិតតែមួយនេះ មិនបានជោគជ័យច្រើនដងពេកហើយ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង ឬព្យាយាមប្រើកាតម្តងទៀតនៅថ្ងៃស្អែក។',
  ],
  cardLimitShop: [
    'Card payments are temporarily unavailable. Please choose another payment method, or try again later.',
    'ពេលនេះ យើងមិនអាចទទួលកាតបានទេ ដោយសារថ្ងៃនេះមានការទូទាត់តាមកាតច្រើនពេកមិនបានជោគជ័យ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង ឬព្យាយាមប្រើកាតម្តងទៀតពេលក្រោយ។',
  ],
  orderChecking: [
    'We are checking whether your order reached us. You will not be charged twice.',
    'យើងកំពុងពិនិត្យថាការបញ្ជាទិញរបស់អ្នកមកដល់យើងឬនៅ។ យើងនឹងមិនគិតប្រាក់អ្នកពីរដងទេ។',
  ],
  orderUnanswered: [
    'We couldn’t confirm that your order went through. Please try again; it won’t be placed twice.',
    'យើងមិនអាចដឹងថាការបញ្ជាទិញរបស់អ្នកបានមកដល់ឬនៅទេ។ សូមព្យាយាមម្តងទៀត៖ ការបញ្ជាទិញដដែលនឹងមិនកើតឡើងពីរដងទេ។',
  ],
  orderPending: [
    'We are still working on your order. Please wait a moment.',
    'ការបញ្ជាទិញរបស់អ្នកកំពុងដំណើរការ។ សូមរង់ចាំបន្តិច។',
  ],
  orderIsNow: [
    'This order was already placed. Its status is {status}.',
    'អ្នកបានធ្វើការបញ្ជាទិញនេះរួចហើយ។ ស្ថានភាពឥឡូវនេះ៖ {status}។',
  ],
  cancelTooLate: [
    'We’ve started preparing this order, so you can’t cancel it online. Please contact us.',
    'យើងបានចាប់ផ្តើមរៀបចំការបញ្ជាទិញនេះហើយ ដូច្នេះអ្នកមិនអាចបោះបង់នៅទីនេះបានទេ។ សូមសួរយើងអំពីការបញ្ជាទិញនេះ។',
  ],
  changeTooLate: [
    'We’ve started preparing this order, so you can’t change it online. Please contact us.',
    'យើងបានចាប់ផ្តើមរៀបចំការបញ្ជាទិញនេះហើយ ដូច្នេះអ្នកមិនអាចកែប្រែនៅទីនេះបានទេ។ សូមទាក់ទងមកយើង។',
  ],
  changeNotHere: [
    'This change isn’t possible online. Please contact us.',
    'ការកែប្រែនេះមិនអាចធ្វើនៅទីនេះបានទេ។ សូមទាក់ទងមកយើង។',
  ],
  changeReview: [
    'The order or its total has changed meanwhile. Please review it again.',
    'ការបញ្ជាទិញ ឬសរុបបានប្តូរហើយ។ សូមពិនិត្យម្តងទៀត។',
  ],
  changePlace: ['Please select the province and the city.', 'សូមជ្រើសរើសខេត្ត និងស្រុក ខណ្ឌ ឬក្រុង។'],
  changeNothing: ['You haven’t changed anything.', 'អ្នកមិនទាន់បានកែប្រែអ្វីទេ។'],
  cancelApproved: [
    'You’ve approved the proof for this order, so you can’t cancel it online. Please contact us.',
    'អ្នកបានយល់ព្រមលើគំរូរចនានៃការបញ្ជាទិញនេះហើយ ដូច្នេះអ្នកមិនអាចបោះបង់នៅទីនេះបានទេ។ សូមទាក់ទងមកយើង។',
  ],
  cancelPaid: [
    'You’ve already paid or sent a payment slip for this order. Please contact us to change its items.',
    'អ្នកបានបង់ប្រាក់ ឬផ្ញើបង្កាន់ដៃសម្រាប់ការបញ្ជាទិញនេះរួចហើយ។ សូមទាក់ទងមកយើង ដើម្បីកែទំនិញ។',
  ],
  cancelNotHere: [
    'This order can’t be canceled online. Please contact us.',
    'អ្នកមិនអាចបោះបង់ការបញ្ជាទិញនេះនៅទីនេះបានទេ។ សូមសួរយើងអំពីការបញ្ជាទិញនេះ។',
  ],
  slipShown: [
    'Thank you. We’ve received your payment slip and are checking it.',
    'សូមអរគុណ។ យើងបានទទួលបង្កាន់ដៃរបស់អ្នកហើយ ហើយនឹងពិនិត្យមើល។',
  ],
  slipNotPicture: [
    'This picture is too large or can’t be read. Please choose another one.',
    'រូបភាពនេះធំពេក ឬយើងមិនអាចបើកបានទេ។ សូមជ្រើសរើសរូបភាពផ្សេង។',
  ],
  slipFormat: [
    'We can’t open {format} files here. Send a JPEG or PNG picture, or a screenshot.',
    'យើងបើកឯកសារ {format} នៅទីនេះមិនបានទេ។ សូមផ្ញើរូប JPEG ឬ PNG ឬរូបថតអេក្រង់។',
  ],
  slipHeic: [
    'We can’t open {format} files here. Send a JPEG picture, or a screenshot. For new photos on an iPhone, choose Settings › Camera › Formats › Most Compatible.',
    'យើងបើកឯកសារ {format} នៅទីនេះមិនបានទេ។ សូមផ្ញើរូប JPEG ឬរូបថតអេក្រង់។ សម្រាប់រូបថតថ្មីនៅលើ iPhone សូមជ្រើសរើស Settings › Camera › Formats › Most Compatible។',
  ],
  picturesDayFull: [
    'That’s all the pictures we take from one person in a day. You can send more from {when} (our time), or now to {contact}.',
    'ក្នុងមួយថ្ងៃ យើងទទួលរូបភាពពីម្នាក់បានត្រឹមចំនួនកំណត់។ អ្នកអាចផ្ញើថែមទៀតចាប់ពី {when} (ម៉ោងរបស់ហាង) ឬផ្ញើឥឡូវទៅ {contact}។',
  ],
  picturesTooFast: [
    'Too many pictures at once. We’ll try again in {n} seconds.',
    'រូបភាពច្រើនពេកក្នុងពេលតែមួយ។ យើងនឹងព្យាយាមម្តងទៀតក្នុង {n} វិនាទី។',
  ],
  slipTooLate: [
    'This transfer has expired. If you’ve already paid, please call us.',
    'យើងលែងរង់ចាំការផ្ទេរប្រាក់នេះហើយ។ ប្រសិនបើអ្នកបានផ្ទេរប្រាក់ហើយ សូមទូរសព្ទមកយើង។',
  ],
  slipsEnough: [
    'You’ve uploaded the maximum number of payment slips. Please call us if something is missing.',
    'យើងបានទទួលបង្កាន់ដៃរបស់អ្នកហើយ ហើយមិនអាចទទួលបន្ថែមទៀតទេ។ បើខ្វះអ្វី សូមទូរសព្ទមកយើង។',
  ],
  orderChanged: ['Your order was changed.', 'បានកែប្រែការបញ្ជាទិញរបស់អ្នកហើយ។'],
  orderCancelled: ['Order {number} was canceled.', 'យើងបានបោះបង់ការបញ្ជាទិញ {number} របស់អ្នកហើយ។'],
  paymentDeclined: [
    'The payment did not go through. Please choose another payment method.',
    'ការទូទាត់មិនបានជោគជ័យទេ។ សូមជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  paymentUnknown: [
    'We are checking your payment. Please do not pay again.',
    'យើងកំពុងពិនិត្យការទូទាត់របស់អ្នក។ សូមកុំទូទាត់ម្តងទៀត។',
  ],
  paymentCancelled: [
    'The payment was canceled. Please choose a payment method.',
    'បានបោះបង់ការទូទាត់។ សូមជ្រើសរើសវិធីទូទាត់។',
  ],
  moneyGoesBack: [
    'We couldn’t accept your order. Your payment will be refunded in full.',
    'យើងមិនអាចទទួលការបញ្ជាទិញដែលអ្នកបានទូទាត់បានទេ។ យើងនឹងសងប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  moneyIsOther: [
    'Your payment didn’t match the amount due, so no order was placed. Please don’t pay again; call us about a refund.',
    'ប្រាក់ដែលអ្នកបានទូទាត់ មិនស្មើនឹងចំនួនដែលត្រូវបង់ទេ ដូច្នេះការបញ្ជាទិញមិនទាន់បានសម្រេចទេ។ សូមកុំទូទាត់ម្តងទៀត ហើយទូរសព្ទមកយើងអំពីប្រាក់របស់អ្នក។',
  ],
  paidTwice: [
    'You’ve paid for this order twice. We’ll refund the second payment.',
    'អ្នកបានទូទាត់ការបញ្ជាទិញនេះពីរដង។ យើងនឹងសងប្រាក់ដែលបានទូទាត់លើកទីពីរជូនអ្នកវិញ។',
  ],
  moneyWithStaff: [
    'We couldn’t accept your order. Please don’t pay again; call us about a refund.',
    'យើងមិនអាចទទួលការបញ្ជាទិញដែលអ្នកបានទូទាត់បានទេ។ សូមកុំទូទាត់ម្តងទៀត ហើយទូរសព្ទមកយើងអំពីប្រាក់របស់អ្នក។',
  ],
  paymentUnavailable: [
    'This payment method isn’t available right now. Please choose another one.',
    'ពេលនេះប្រើវិធីទូទាត់នេះមិនបានទេ។ សូមជ្រើសរើសវិធីផ្សេង។',
  ],
  changesNeeded: ['Tell us what to change.', 'សូមប្រាប់យើងថាត្រូវកែអ្វីខ្លះ។'],
  wrongApprovalCode: ['This code isn’t right or is no longer valid.', 'កូដនេះមិនត្រឹមត្រូវ ឬលែងប្រើបានហើយ។'],
  jobChanged: [
    'This order has changed in the meantime. Here is how it is now.',
    'ការបញ្ជាទិញនេះបានប្រែប្រួលហើយ។ នេះជាស្ថានភាពឥឡូវនេះ។',
  ],
  bankAway: [
    'The bank isn’t responding. Please try again, or choose another payment method.',
    'ធនាគារមិនឆ្លើយតបនៅពេលនេះទេ។ សូមព្យាយាមម្តងទៀត ឬជ្រើសរើសវិធីទូទាត់ផ្សេង។',
  ],
  noCodeInstead: [
    'This order can’t be paid by KHQR now. Please check its status.',
    'ពេលនេះ ការបញ្ជាទិញនេះមិនអាចទូទាត់តាម KHQR បានទេ។ សូមមើលស្ថានភាពការបញ្ជាទិញ។',
  ],
  downloadFailed: ['The download failed. Please try again.', 'ទាញយកឯកសារមិនបានទេ។ សូមព្យាយាមម្តងទៀត។'],
  tooManyRequests: [
    'Too many requests. Please wait a moment and try again.',
    'អ្នកព្យាយាមច្រើនដងពេក។ សូមរង់ចាំបន្តិច រួចព្យាយាមម្តងទៀត។',
  ],
  shopIsBusy: [
    'The shop is very busy. Please wait a moment and try again.',
    'ពេលនេះមានអ្នកចូលហាងច្រើនពេក។ សូមរង់ចាំបន្តិច រួចព្យាយាមម្តងទៀត។',
  ],
  offline: ['You are offline. Please check your connection.', 'គ្មានអ៊ីនធឺណិត។ សូមពិនិត្យការតភ្ជាប់របស់អ្នក។'],
  addressesFull: [
    'You’ve saved the maximum number of addresses. Please remove one first.',
    'អ្នករក្សាទុកអាសយដ្ឋានគ្រប់ចំនួនហើយ។ សូមដកមួយចេញសិន។',
  ],
  reportTooEarly: [
    'You can report a problem once the order is delivered. Until then, please contact us.',
    'អ្នកអាចរាយការណ៍បញ្ហា ពេលទំនិញបានប្រគល់។ មុនពេលនោះ សូមទាក់ទងមកយើង។',
  ],
  reportPhotoFailed: ['We got your report, but not every photo.', 'យើងបានទទួលរបាយការណ៍ តែមិនបានទទួលរូបថតទាំងអស់ទេ។'],
  reportSent: ['We got your report. We’ll answer you soon.', 'យើងបានទទួលដំណឹងអំពីបញ្ហារបស់អ្នកហើយ។ យើងនឹងឆ្លើយតបឆាប់ៗ។'],
  cannotText: [
    'We can’t send text messages yet. Please contact us.',
    'យើងមិនទាន់អាចផ្ញើសារទៅទូរសព្ទបានទេ។ សូមទាក់ទងមកយើង។',
  ],
  backAlready: [
    'This product is back in stock. Please reload the page.',
    'អាចបញ្ជាទិញបានហើយ។ សូមបើកទំព័រនេះម្តងទៀត។',
  ],
  listsSetAside: [
    'We set aside items another customer left in this browser.',
    'អតិថិជនផ្សេងបានបន្សល់ទំនិញក្នុងកម្មវិធីរុករកនេះ។ យើងបានទុកទំនិញនោះដោយឡែក។',
  ],
  cartFull: [
    'Your cart is full: it holds up to 100 products. Remove one, or order these first.',
    'កន្ត្រករបស់អ្នកពេញហើយ ព្រោះដាក់បានច្រើនបំផុត 100 មុខ។ សូមដកទំនិញខ្លះចេញ ឬបញ្ជាទិញជាមុនសិន។',
  ],
  wishlistFull: [
    'Your wish list is full: it holds up to 100 products. Remove one first.',
    'បញ្ជីចង់បានរបស់អ្នកពេញហើយ ព្រោះដាក់បានច្រើនបំផុត 100 មុខ។ សូមដកទំនិញខ្លះចេញជាមុនសិន។',
  ],
  storageDamaged: [
    'Some saved data in this browser couldn’t be read. Please check your cart, wish list and login.',
    'ទិន្នន័យខ្លះក្នុងកម្មវិធីរុករកនេះខូច ហើយបើកមិនបានទេ។ សូមពិនិត្យកន្ត្រក បញ្ជីចង់បាន និងគណនីរបស់អ្នក។',
  ],
  storageFull: [
    'Your browser isn’t saving your cart and wish list. They’ll be lost when you leave the shop.',
    'កម្មវិធីរុករករបស់អ្នកមិនរក្សាទុកកន្ត្រក និងបញ្ជីចង់បានទេ ដូច្នេះវានឹងបាត់ ពេលអ្នកចាកចេញពីហាង។',
  ],
  cookiesOff: [
    'Your browser blocks cookies, so you can’t stay logged in. Allow cookies for this site, then try again.',
    'កម្មវិធីរុករករបស់អ្នកទប់ស្កាត់ខូគី ដូច្នេះហាងមិនអាចចងចាំថាអ្នកបានចូលគណនីទេ៖ សូមអនុញ្ញាតខូគីសម្រាប់គេហទំព័រនេះ រួចព្យាយាមម្តងទៀត។',
  ],
  cellTooLong: [
    'A text is too long for an XLSX file. Export as CSV instead.',
    'អត្ថបទមួយវែងពេកសម្រាប់ឯកសារ XLSX។ សូមនាំចេញជា CSV វិញ។',
  ],
  malformed: ['Some parameters are missing or malformed.', 'ទិន្នន័យខ្លះខ្វះ ឬមិនត្រឹមត្រូវ។'],
  notText: ['This must be text, not a list or an object.', 'ត្រង់នេះត្រូវតែជាអក្សរ។'],
  notFound: ['Not found.', 'រកមិនឃើញទេ។'],
  tooLarge: ['The request is too large.', 'ទិន្នន័យដែលបានផ្ញើធំពេក។'],
  keyMissing: ['Send an Idempotency-Key.', 'ត្រូវផ្ញើ Idempotency-Key។'],
  keyMalformed: [
    'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores, with or without quotes around them.',
    'Idempotency-Key ត្រូវមានពី 8 ដល់ 100 តួ ជាអក្សរ លេខ - ឬ _។',
  ],
  keyReused: [
    'This was already used for another order. Check your orders before you try again.',
    'វាបានប្រើសម្រាប់ការបញ្ជាទិញផ្សេងរួចហើយ។ សូមពិនិត្យការបញ្ជាទិញរបស់អ្នក មុនពេលព្យាយាមម្តងទៀត។',
  ],
  checkFields: ['Please check the highlighted fields.', 'សូមពិនិត្យកន្លែងដែលមានសញ្ញា។'],
  photosTooLate: ['Photos can’t be added anymore.', 'លែងអាចបន្ថែមរូបថតបានហើយ។'],
  photosEnough: ['You’ve added the maximum number of photos.', 'អ្នកបានបន្ថែមរូបថតគ្រប់ចំនួនហើយ។'],
  reviewPhotoFailed: ['We got your review, but not every photo.', 'យើងបានទទួលមតិរបស់អ្នក តែមិនបានទទួលរូបថតទាំងអស់ទេ។'],
  reviewPhotosOfBuyers: [
    'We got your review without its photos, because you haven’t bought this product with this account.',
    'យើងបានទទួលមតិរបស់អ្នក ដោយគ្មានរូបថត ព្រោះអ្នកមិនទាន់បានទិញទំនិញនេះក្នុងគណនីនេះទេ។',
  ],
});

export type MessageCode = keyof typeof messages.texts;
