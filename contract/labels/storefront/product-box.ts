import { labelSet } from '../label-set.ts';

export const productBoxLabels = labelSet(98, {
  lbl_productbox_1_new: ['new', 'ថ្មី'],
  lbl_productbox_1_onsale: ['on sale', 'បញ្ចុះតម្លៃ'],

  priceFrom: ['from', 'ចាប់ពី'],
  /** Below the price of one: the lowest price by quantity. */
  inQuantity: ['From {price} in quantity', 'ទិញច្រើន ចាប់ពី {price}'],
  /** After the price of one piece of a pack. */
  eachPiece: ['a piece', 'ក្នុងមួយឯកតា'],
  colors: ['Colors: {names}', 'ពណ៌៖ {names}'],
  addToWishlist: ['Add {name} to wish list', 'ដាក់ {name} ក្នុងបញ្ជីចង់បាន'],
  outOfStock: ['Out of stock', 'អស់ស្តុក'],
});
