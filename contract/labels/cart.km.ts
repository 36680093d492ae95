import type { KhmerOf } from './label-set.ts';
import type { cartLabels } from './cart.ts';

export const cartKhmer: KhmerOf<typeof cartLabels> = {
  lbl_hdr_cart_prod: 'ផលិតផល',
  lbl_hdr_cart_name: 'ឈ្មោះ',
  lbl_hdr_cart_vari: 'ជម្រើស',
  lbl_hdr_cart_price: 'តម្លៃឯកតា',
  lbl_hdr_cart_qty: 'ចំនួន',
  lbl_hdr_cart_totl: 'សរុប',
  lbl_cart_cont_shop: 'បន្តទិញទំនិញ',
  lbl_cart_total: 'សរុបក្នុងកន្ត្រក',
  lbl_cart_subtotal: 'សរុបរង',
  lbl_cart_shipping: 'ថ្លៃដឹកជញ្ជូន',
  lbl_cart_total_2: 'សរុប',
  lbl_cart_proc_check: 'បន្តទៅទូទាត់',
  lbl_cart_product_variant: 'ជម្រើសផលិតផល',

  heading: 'កន្ត្រករបស់អ្នក',
  inYourCart: 'បានដាក់ក្នុងកន្ត្រក',
  itemCount: 'ផលិតផល {n}',
  items: 'ទំនិញក្នុងកន្ត្រករបស់អ្នក',
  image: 'រូបភាព',
  free: 'ឥតគិតថ្លៃ',
  quantityOf: 'ចំនួន {name}',
  seeVariants: 'មើលជម្រើស',
  seeVariantsOf: 'មើលជម្រើសរបស់ {name}',
  remove: 'ដកចេញពីកន្ត្រក',
  removedNamed: 'បានដក {name} ចេញ',
  removeNamed: 'ដក {name} ចេញពីកន្ត្រក',
  emptyHint: 'កាដូដែលអ្នកជ្រើសរើសនឹងរង់ចាំអ្នកនៅទីនេះ។',
  goesWith: 'សមជាមួយទំនិញនេះ',
  couponHint: 'សូមបញ្ចូលកូដគូប៉ុងនៅពេលទូទាត់។',
};
