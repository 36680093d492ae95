import type { Report } from './report.ts';

/** Orders that aren't canceled or returned, by the day they were placed. */
const sales = {
  family: 'sales',
  columns: [
    'orders',
    'itemsCents',
    'discountCents',
    'deliveryCents',
    'addedVatCents',
    'totalCents',
    'refundedCents',
    'netCents',
    'costCents',
    'marginCents',
  ],
  measure: 'totalCents',
  chart: 'bars',
  sort: '-totalCents',
  needs: 'orders.read',
} as const satisfies Partial<Report>;

/** The items of these orders, with their share of the coupon. */
const items = {
  family: 'items',
  columns: [
    'inOrders',
    'units',
    'returnedUnits',
    'itemsCents',
    'discountCents',
    'salesCents',
    'costCents',
    'marginCents',
  ],
  measure: 'salesCents',
  chart: 'bars',
  sort: '-salesCents',
  needs: 'orders.read',
} as const satisfies Partial<Report>;

const customers = { ...sales, family: 'customers', needs: 'customers.read' } as const;

/** Every report by its name. */
export const reports = {
  salesByDay: {
    ...sales,
    label: ['By day', 'តាមថ្ងៃ'],
    row: ['Day', 'ថ្ងៃ'],
    rowKind: 'day',
    chart: 'line',
    sort: '-name',
    link: 'ordersOfDay',
  },
  salesByMonth: {
    ...sales,
    label: ['By month', 'តាមខែ'],
    row: ['Month', 'ខែ'],
    rowKind: 'month',
    chart: 'line',
    sort: '-name',
    link: 'ordersOfMonth',
  },
  salesByMethod: {
    ...sales,
    label: ['By payment method', 'តាមវិធីទូទាត់'],
    row: ['Payment method', 'វិធីទូទាត់'],
    link: 'ordersByMethod',
  },
  salesByProvince: {
    ...sales,
    label: ['By province', 'តាមខេត្ត'],
    row: ['Province', 'ខេត្ត'],
    blank: ['No address', 'គ្មានអាសយដ្ឋាន'],
  },
  salesByCoupon: {
    ...sales,
    label: ['By coupon', 'តាមគូប៉ុង'],
    row: ['Coupon', 'គូប៉ុង'],
    blank: ['No coupon', 'គ្មានគូប៉ុង'],
    link: 'discount',
  },
  salesBySource: {
    ...sales,
    label: ['By source', 'តាមប្រភព'],
    row: ['Source', 'ប្រភព'],
    blank: ['Direct or unknown', 'ដោយផ្ទាល់ ឬមិនដឹង'],
  },
  itemsByProduct: {
    ...items,
    label: ['By product', 'តាមផលិតផល'],
    row: ['Product', 'ផលិតផល'],
    link: 'product',
  },
  itemsByVariant: {
    ...items,
    label: ['By color and size', 'តាមពណ៌ និងទំហំ'],
    row: ['Variant', 'ពណ៌ និងទំហំ'],
    link: 'product',
  },
  itemsByCategory: {
    ...items,
    label: ['By category', 'តាមប្រភេទ'],
    row: ['Category', 'ប្រភេទ'],
  },
  salesByCustomer: {
    ...customers,
    label: ['By customer', 'តាមអតិថិជន'],
    row: ['Customer', 'អតិថិជន'],
    blank: ['Deleted customer', 'អតិថិជនដែលបានលុប'],
    link: 'customer',
  },
  salesByCompany: {
    ...customers,
    label: ['By company', 'តាមក្រុមហ៊ុន'],
    row: ['Company', 'ក្រុមហ៊ុន'],
    blank: ['No company', 'គ្មានក្រុមហ៊ុន'],
  },
  paymentsByProvider: {
    family: 'money',
    label: ['Payments and providers', 'ការទូទាត់ និងអ្នកផ្តល់សេវា'],
    row: ['Provider', 'អ្នកផ្តល់សេវា'],
    columns: [
      'payments',
      'receivedCents',
      'toRefundCents',
      'excessCents',
      'refundedCents',
      'netCents',
      'charges',
      'differences',
    ],
    measure: 'receivedCents',
    chart: 'bars',
    sort: '-receivedCents',
    needs: 'payments.read',
  },
  refundsByReason: {
    family: 'money',
    label: ['Refunds and reasons', 'ការសងប្រាក់ និងមូលហេតុ'],
    row: ['Reason', 'មូលហេតុ'],
    blank: ['No reason given', 'គ្មានមូលហេតុ'],
    columns: ['refunds', 'inOrders', 'excessCents', 'refundedCents'],
    measure: 'refundedCents',
    chart: 'bars',
    sort: '-refundedCents',
    needs: 'payments.read',
  },
  due: {
    family: 'money',
    label: ['Deposits and amounts due', 'ប្រាក់កក់ និងប្រាក់ត្រូវបង់'],
    row: ['Order', 'ការបញ្ជាទិញ'],
    columns: ['customer', 'placedOn', 'totalCents', 'receivedCents', 'dueCents', 'laterCents', 'dueOn'],
    measure: 'dueCents',
    chart: 'bars',
    sort: '-dueCents',
    needs: 'payments.read',
    isNow: true,
    link: 'order',
  },
  vatByMonth: {
    family: 'money',
    label: ['VAT by month', 'អតបតាមខែ'],
    row: ['Month', 'ខែ'],
    rowKind: 'month',
    columns: ['invoices', 'invoicedCents', 'creditNotes', 'creditedCents', 'beforeVatCents', 'vatCents'],
    measure: 'vatCents',
    chart: 'line',
    sort: '-name',
    link: 'documentsOfMonth',
  },
  stock: {
    family: 'stock',
    label: ['Stock value and days left', 'តម្លៃស្តុក និងថ្ងៃនៅសល់'],
    row: ['Product', 'ផលិតផល'],
    columns: ['stock', 'units', 'daysLeft', 'runsOutOn', 'stockCents', 'stockCostCents'],
    measure: 'stockCents',
    chart: 'bars',
    sort: 'daysLeft',
    isUncompared: true,
    link: 'product',
  },
  searches: {
    family: 'searches',
    label: ['Searches', 'ការស្វែងរក'],
    row: ['Search', 'ពាក្យស្វែងរក'],
    columns: ['searches', 'found', 'missed'],
    measure: 'searches',
    chart: 'bars',
    sort: '-searches',
    link: 'searches',
  },
} as const satisfies Readonly<Record<string, Report>>;

export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];
export const reportOf = (name: ReportName): Report => reports[name];
