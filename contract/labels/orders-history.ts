import { labelSet } from './label-set.ts';

export const ordersHistoryLabels = labelSet(68, {
  lbl_ordrhis_orderno: 'Order Number',
  lbl_ordrhis_orderdte: 'Order Date',
  lbl_ordrhis_orderstatus: 'Status',
  lbl_ordrhis_totalitem: 'Total Items',
  lbl_ordrhis_total: 'Total',
  lbl_ordrhis_detail: 'Detail',
  lbl_ordrhis_continue_ship: 'Continue Shopping',
  lbl_ordrhis_cartitm: 'Cart Items',
  lbl_ordrhis_prd: 'Product',
  // Existing clients head this column "Free" by mistake; the specification (§2) has the name there.
  lbl_ordrhis_prdnme: 'Name',
  lbl_ordrhis_price: 'Unit Price',
  lbl_ordrhis_qty: 'Quantity',
  lbl_ordrhis_itmtotal: 'Item Total',
  lbl_ordrhis_isdigital: 'Is Digital Product',

  yourOrders: 'Your orders',
  itemCount: '{n} items',
  itemCountOne: '1 item',
  detailOf: 'Detail of order {number}',
  order: 'Order {number}',
  items: 'Items of this order',
  image: 'Image',
  download: 'Download',
  yesInProgress: 'Yes (In Progress)',
  no: 'No',
  print: 'Print',
  empty: 'No orders yet',
  emptyHint: 'When you place an order, it stays here with its invoice and downloads.',
});
