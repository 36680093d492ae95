import { mutantsOf } from './mutant.ts';

const validator = 'contract/forms/field-rules.test.ts';
const wire = 'tests/conformance/forms.test.ts';

/** Mutations of the form, option, URL and state rules. */
export const ruleMutants = [
  ...mutantsOf('contract/forms/contact.ts', [
    ['5.8', "label: 'name', max: 200", "label: 'name', max: 250", wire],
    ['5.8', "kind: 'email', max: 100", 'max: 100', validator],
    ['5.8', 'max: 20 }', 'max: 25 }', validator],
    ['5.8', 'max: 150', 'max: 140', validator],
    ['5.8', 'max: 2000', 'max: 1000', wire],
  ]),
  ...mutantsOf('contract/forms/newsletter.ts', [['5.9', 'max: 200', 'max: 150', wire]]),
  ...mutantsOf('contract/forms/review.ts', [
    ['5.10', "label: 'reviewBody', max: 200", "label: 'reviewBody', max: 1000", wire],
    ['5.10', "kind: 'numeric'", 'max: 9', validator],
  ]),
  ...mutantsOf('contract/forms/login.ts', [['5.11', 'max: 150', 'max: 30', validator]]),
  ...mutantsOf('contract/forms/signup.ts', [
    ['5.12', "label: 'firstName', max: 200", "label: 'firstName', max: 150", wire],
    ['5.12', "label: 'shippingAddress', max: 600", "label: 'shippingAddress', max: 500", validator],
    ['5.12', "kind: 'phone', required: false", "kind: 'phone'", validator],
  ]),
  ...mutantsOf('contract/forms/update-profile.ts', [
    [
      '5.15',
      "label: 'postalCode', kind: 'numeric', required: false",
      "label: 'postalCode', required: false",
      wire,
    ],
  ]),
  ...mutantsOf('contract/forms/become-seller.ts', [
    ['5.16', "label: 'homeAddress', max: 600", "label: 'homeAddress', max: 601", validator],
    ['5.17', "sameAs: 'Password'", "sameAs: 'ConfirmPassword'", validator],
  ]),
  ...mutantsOf('contract/forms/reset-password.ts', [
    ['5.19', 'min: 5, max: 15', 'min: 4, max: 15', wire],
    [
      '5.19',
      "label: 'newPassword', kind: 'secret', min: 6",
      "label: 'newPassword', kind: 'secret', min: 5",
      validator,
    ],
    ['5.18', "kind: 'email', max: 200", "kind: 'email', max: 100", validator],
  ]),
  ...mutantsOf('contract/forms/field-rules.ts', [
    ['5.3', 'text.length > max)', 'text.length >= max)', validator],
    ['5.2', 'text.length < min)', 'text.length <= min)', validator],
    ['5.5', 'required = true }', 'required = false }', validator],
    ['5.4', "if (kind === 'email' &&", "if (kind === 'select' &&"],
  ]),
  ...mutantsOf('storefront/pages/product-detail/choice.ts', [
    ['5.24', 'chosen.quantity >= 1', 'chosen.quantity >= 0'],
    ['5.23', 'group.required || isSize', 'isSize'],
    ['5.21', "{ code: 'size' }", "{ code: 'color' }"],
    ['2.56', 'value: centsOf(choice.price)', 'value: 0'],
    ['2.55', '[...of(colorId), ...of(null)]', 'of(colorId)'],
  ]),
  ...mutantsOf('rules/slug.ts', [
    ['2.23', '.toLowerCase()', '.trim()'],
    ['2.23', String.raw`/[\s/]+/gu, '-'`, String.raw`/[\s]+/gu, '-'`],
  ]),
  ...mutantsOf('rules/page-paths.ts', [['2.7', "contactUs: '/contact-us'", "contactUs: '/contact'"]]),
  ...mutantsOf('storefront/screens.ts', [
    ['2.4', "'/all-products/0/popular-products'", "'/all-products/0/popular'"],
    ['2.5', "|| 'shop'", "|| 'product'"],
    ['2.3', '?SearchTerm=', '?search='],
  ]),
  ...mutantsOf('web/frame.ts', [['1.17', '{ ...texts, ...Object.fromEntries(localized) }', 'texts']]),
  ...mutantsOf('web/call.ts', [['7.2', 'UserID: userId,', '']]),
  ...mutantsOf('web/routes.ts', [
    [
      '2.1',
      'prefixed ? (parts.shift() as LanguageCode) : defaultLanguage',
      "prefixed ? (parts.shift() as LanguageCode) : 'ar'",
    ],
  ]),
  ...mutantsOf('storefront/shell-data/menu-columns.ts', [
    ['2.21', 'children.length > 0', 'children.length >= 0'],
    ['2.21', '?.text || Name', '?.text ?? Name + Name'],
  ]),
  ...mutantsOf('storefront/state/stored-user.ts', [['4.5', 'id <= 0', 'id < 0']]),
  ...mutantsOf('storefront/state/cart.ts', [
    [
      '4.11',
      'ProductId === added.ProductId))',
      'ProductId === added.DefaultImage))',
      'storefront/state/cart.test.ts',
    ],
    ['4.12', 'totalCartItems: cartItems.length', 'totalCartItems: cartItems.length + 1'],
    ['4.13', 'replaceCart([]);', 'replaceCart(readCart().cartItems.slice(1));'],
  ]),
  ...mutantsOf('storefront/pages/product-detail/choice.ts', [
    ['5.22', 'isSize(group) || isColor(group)', 'isSize(group)'],
  ]),
  ...mutantsOf('storefront/state/wishlist.ts', [
    ['4.16', "return 'alreadyInWishlist'", "return 'addedToWishlist'", 'storefront/state/wishlist.test.ts'],
  ]),
  ...mutantsOf('storefront/state/storage.ts', [['3.1', "'customerWishList'", "'wishList'"]]),
  ...mutantsOf('storefront/pages/all-products/listing-params.ts', [
    [
      '4.18',
      "key === 'page' || key === 'view'",
      "key !== 'rating'",
      'storefront/pages/all-products/listing-address.test.ts',
    ],
  ]),
  ...mutantsOf('rules/format-date.ts', [['9.5', 'dateFormat.charAt(2)', "'.'"]]),
  ...mutantsOf('ui/stars.tsx', [['9.11', 'listing.defaultRating', '0', 'ui/parts.test.tsx']]),
  ...mutantsOf('ui/page-window.ts', [
    ['9.12', 'page - Math.floor(links / 2)', 'page', 'ui/page-window.test.ts'],
  ]),
  ...mutantsOf('contract/file-types.ts', [
    ['9.39', "'Your_Digital_Product'", "'Download'"],
    ['9.39', "'application/msword': 'doc'", "'application/msword': 'docx'"],
    ['9.39', "genericEnding = 'bin'", "genericEnding = 'dat'"],
  ]),
  ...mutantsOf('rules/quantity.ts', [
    ['9.22', 'orderMaximum > 0', 'orderMaximum >= 0', 'rules/quantity.test.ts'],
    [
      '5.25',
      'quantity > maximumQuantity(orderMaximum)',
      'quantity >= maximumQuantity(orderMaximum)',
      'rules/quantity.test.ts',
    ],
  ]),
  ...mutantsOf('rules/surcharge.ts', [
    [
      '4.3',
      'return percentOf(basePriceCents, option.value)',
      'return option.value',
      'rules/surcharge.test.ts',
    ],
  ]),
  ...mutantsOf('shop/pricing/coupon.ts', [
    [
      '7.26',
      'line.discountedUnitPriceCents !== null',
      'line.lineTotalCents < 0',
      'shop/pricing/coupon.test.ts',
    ],
  ]),
];
