import { type Change, mutantsOf } from './mutant.ts';

const truncations = 'tests/conformance/plain/truncations.test.tsx';
const journey = 'tests/journeys/timings.test.ts';

const constants: readonly Change[] = [
  ['9.1', 'wallet: 2,', 'wallet: 3,'],
  ['9.1', 'card: 5,', 'card: 4,'],
  ['9.1', 'cashOnDelivery: 6', 'cashOnDelivery: 7'],
  ['9.3', "code: 'USD'", "code: 'KHR'"],
  ['9.3', "symbol: '$'", "symbol: '€'", 'ui/money.test.tsx'],
  ['9.3', 'decimals: 2', 'decimals: 3'],
  ['4.1', 'active: 1,', 'active: 0,'],
  ['4.1', 'completed: 3,', 'completed: 6,'],
  ['4.1', 'refunded: 5', 'refunded: 6'],
  ['4.3', 'fixedValue: 1, percentage: 2', 'fixedValue: 2, percentage: 1'],
  ['4.4', 'color: 1, size: 2', 'color: 2, size: 1'],
  ['9.36', 'unselectedPlace = -999', 'unselectedPlace = -1', 'contract/forms/field-rules.test.ts'],
  ['9.22', 'min: 1, max: 10', 'min: 1, max: 12'],
  ['5.20', 'min: 1, max: 10', 'min: 0, max: 10'],
  ['5.20', 'min: 1, max: 10', 'min: 1, max: 9', 'tests/calls/orders/refused-orders.test.ts'],
  [
    '9.6',
    'defaultPageSize: 9',
    'defaultPageSize: 12',
    'storefront/pages/all-products/listing-address.test.ts',
  ],
  ['9.7', 'pageSizes: [9, 18', 'pageSizes: [9, 19'],
  ['9.8', '[22, 22, 32', '[22, 27, 32'],
  ['9.12', 'pageLinks: 5', 'pageLinks: 7', 'ui/page-window.test.ts'],
  ['2.46', 'ratings: [5, 4, 3, 2, 1]', 'ratings: [5, 4, 3, 2]'],
  ['9.11', 'defaultRating: 5', 'defaultRating: 4'],
  ['9.10', '[500, 600],', '[500, 650],'],
  ['2.48', 'columns: [2, 3, 4]', 'columns: [3, 4]'],
  ['9.13', 'lists: 100', 'lists: 50'],
  ['9.13', 'products: 20', 'products: 24'],
  ['2.47', 'sidebarProducts: 10', 'sidebarProducts: 5'],
  ['9.14', 'menuName: 30', 'menuName: 31', truncations],
  ['2.14', 'wishlistName: 30', 'wishlistName: 28'],
  ['9.15', 'listingName: 45', 'listingName: 44'],
  ['9.16', 'shortDescription: 103', 'shortDescription: 100'],
  ['9.17', 'reviewBody: 500', 'reviewBody: 501'],
  ['9.18', 'filterName: 30', 'filterName: 20'],
  ['9.19', 'campaignDiscountTitle: 30', 'campaignDiscountTitle: 40'],
  ['9.20', 'checkoutName: 50', 'checkoutName: 45'],
  ['9.20', 'standard: 50', 'standard: 51', 'ui/cut.test.ts'],
  ['9.21', 'cartName: 80', 'cartName: 50'],
  ['9.23', 'couponMaxLength = 30', 'couponMaxLength = 31', 'tests/conformance/forms.test.ts'],
  ['9.25', 'threshold: 170', 'threshold: 160'],
  ['2.35', 'topStep: 100', 'topStep: 90'],
  ['2.35', 'topDelay: 10.5', 'topDelay: 16'],
  ['9.26', 'loadingOff: 2000', 'loadingOff: 2500', 'web/loading.test.ts'],
  ['2.38', 'overlayAfter: 150', 'overlayAfter: 0', 'web/loading.test.ts'],
  ['9.28', 'persistTimeout: 5000', 'persistTimeout: 4000'],
  ['9.29', 'continueShopping: 500', 'continueShopping: 900', journey],
  ['9.30', 'pageChange: 200', 'pageChange: 300', 'tests/conformance/plain/texts.test.ts'],
  ['9.31', 'successRedirect: 1000', 'successRedirect: 1500'],
  ['9.32', 'cartRecalculation: 500', 'cartRecalculation: 700', 'tests/conformance/plain/texts.test.ts'],
  ['9.34', 'carouselSpeed: 750', 'carouselSpeed: 700', journey],
  ['9.34', 'carouselShown: 500', 'carouselShown: 400', journey],
  ['9.35', 'toast: 5000', 'toast: 4000'],
  ['5.7', 'searchMinLength = 2', 'searchMinLength = 1', 'tests/calls/catalogue/listing.test.ts'],
];

/** Numbers of the specification, where they are defined and where they are used. */
export const constantMutants = [
  ...mutantsOf('contract/constants.ts', constants),
  ...mutantsOf('contract/languages.ts', [
    ['9.4', "id: 2,\n    code: 'ar'", "id: 3,\n    code: 'ar'"],
    ['1.4', "direction: 'rtl'", "direction: 'ltr'"],
  ]),
  ...mutantsOf('storefront/styles/tokens.css', [['9.27', '--z-overlay: 20000', '--z-overlay: 2000']]),
  ...mutantsOf('storefront/layout/header.css', [['9.25', 'block-size: 170px', 'block-size: 300px', journey]]),
  ...mutantsOf('storefront/pages/cart/line.tsx', [
    ['9.21', 'truncateLengths.cartName', 'truncateLengths.checkoutName'],
  ]),
  ...mutantsOf('storefront/cart/order-table.tsx', [
    ['9.20', 'truncateLengths.checkoutName', 'truncateLengths.cartName'],
  ]),
  ...mutantsOf('storefront/products/product-card.tsx', [
    ['9.15', 'truncateLengths.listingName', 'truncateLengths.filterName'],
    ['9.16', 'truncateLengths.shortDescription', 'truncateLengths.reviewBody', truncations],
  ]),
  ...mutantsOf('storefront/pages/product-detail/reviews.tsx', [
    ['2.59', 'truncateLengths.reviewBody', 'truncateLengths.shortDescription'],
  ]),
  ...mutantsOf('storefront/wishlist/wished-row.tsx', [
    ['2.14', 'truncateLengths.wishlistName', 'truncateLengths.listingName'],
  ]),
  ...mutantsOf('storefront/layout/wishlist-panel.tsx', [['2.16', 'delays.continueShopping', '0']]),
  ...mutantsOf('storefront/pages/home/campaigns.tsx', [
    ['9.19', 'truncateLengths.campaignDiscountTitle', 'truncateLengths.standard'],
  ]),
];
