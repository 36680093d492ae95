import { labelSet } from './label-set.ts';

export const cartLabels = labelSet(59, {
  lbl_hdr_cart_prod: 'Product',
  lbl_hdr_cart_name: 'Name',
  lbl_hdr_cart_vari: 'Variants',
  lbl_hdr_cart_price: 'Unit Price',
  lbl_hdr_cart_qty: 'Quantity',
  lbl_hdr_cart_totl: 'Total',
  lbl_cart_cont_shop: 'Continue Shopping',
  lbl_cart_total: 'Cart Totals',
  lbl_cart_subtotal: 'Subtotal',
  lbl_cart_shipping: 'Shipping',
  lbl_cart_total_2: 'Total',
  lbl_cart_proc_check: 'Proceed to Checkout',
  lbl_cart_product_variant: 'Product Variants',

  heading: 'Your cart',
  items: 'Items in your cart',
  image: 'Image',
  free: 'Free',
  quantityOf: 'Quantity of {name}',
  seeVariants: 'See the variants',
  seeVariantsOf: 'See the variants of {name}',
  remove: 'Remove from cart',
  removeNamed: 'Remove {name} from cart',
  emptyHint: 'The gifts you choose will wait for you here.',
  couponHint: 'Coupons are entered at checkout.',
});
