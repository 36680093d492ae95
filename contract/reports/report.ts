import type { Permission } from '../permissions.ts';

type Text = readonly [english: string, khmer: string];

interface ReportColumn {
  /** Counts and cents are added up, days and numbers aren't. */
  kind: 'count' | 'cents' | 'number' | 'day' | 'text';
  label: Text;
  /** A permission that staff need to see it. */
  needs?: Permission;
}

/** The columns of all reports. One means the same in each report. */
export const reportColumns = {
  orders: { kind: 'count', label: ['Orders', 'ការបញ្ជាទិញ'] },
  inOrders: { kind: 'number', label: ['Orders', 'ការបញ្ជាទិញ'] },
  units: { kind: 'count', label: ['Units', 'ចំនួនលក់'] },
  returnedUnits: { kind: 'count', label: ['Refunded units', 'ទំនិញបានសងវិញ (ចំនួន)'] },
  itemsCents: { kind: 'cents', label: ['Items', 'ទំនិញ'] },
  discountCents: { kind: 'cents', label: ['Coupons', 'គូប៉ុង'] },
  salesCents: { kind: 'cents', label: ['Sales', 'ការលក់'] },
  deliveryCents: { kind: 'cents', label: ['Delivery', 'ថ្លៃដឹកជញ្ជូន'] },
  addedVatCents: { kind: 'cents', label: ['VAT added', 'អតបបន្ថែម'] },
  totalCents: { kind: 'cents', label: ['Total', 'សរុប'] },
  toRefundCents: { kind: 'cents', label: ['To refund', 'ត្រូវសងវិញ'] },
  excessCents: { kind: 'cents', label: ['Excess refunds', 'សងប្រាក់លើស'] },
  refundedCents: { kind: 'cents', label: ['Refunded', 'បានសងវិញ'] },
  netCents: { kind: 'cents', label: ['Net', 'ក្រោយសងប្រាក់'] },
  costCents: { kind: 'cents', label: ['Cost', 'ថ្លៃដើម'], needs: 'costs.read' },
  marginCents: { kind: 'cents', label: ['Margin', 'ប្រាក់ចំណេញ'], needs: 'costs.read' },
  refunds: { kind: 'count', label: ['Refunds', 'ការសងប្រាក់'] },
  payments: { kind: 'count', label: ['Payments', 'ការទូទាត់'] },
  receivedCents: { kind: 'cents', label: ['Received', 'បានទទួល'] },
  charges: { kind: 'count', label: ['Compared', 'បានផ្ទៀងផ្ទាត់'] },
  differences: { kind: 'count', label: ['Differences', 'មិនត្រូវគ្នា'] },
  customer: { kind: 'text', label: ['Customer', 'អតិថិជន'], needs: 'customers.read' },
  placedOn: { kind: 'day', label: ['Placed', 'បានបញ្ជាទិញ'] },
  dueCents: { kind: 'cents', label: ['Due now', 'ត្រូវបង់ឥឡូវ'] },
  laterCents: { kind: 'cents', label: ['Due later', 'ត្រូវបង់ពេលក្រោយ'] },
  dueOn: { kind: 'day', label: ['Due on', 'ថ្ងៃត្រូវបង់'] },
  invoices: { kind: 'count', label: ['Invoices', 'វិក្កយបត្រ'] },
  invoicedCents: { kind: 'cents', label: ['Invoiced', 'ទឹកប្រាក់ក្នុងវិក្កយបត្រ'] },
  creditNotes: { kind: 'count', label: ['Credit notes', 'វិក្កយបត្រឥណទាន'] },
  creditedCents: { kind: 'cents', label: ['Credited', 'ទឹកប្រាក់ឥណទាន'] },
  beforeVatCents: { kind: 'cents', label: ['Before VAT', 'មិនរួមអតប'] },
  vatCents: { kind: 'cents', label: ['VAT', 'អតប'] },
  stock: { kind: 'count', label: ['In stock', 'ក្នុងស្តុក'] },
  stockCents: { kind: 'cents', label: ['At price', 'តាមតម្លៃលក់'] },
  stockCostCents: { kind: 'cents', label: ['At cost', 'តាមថ្លៃដើម'], needs: 'costs.read' },
  daysLeft: { kind: 'number', label: ['Days left', 'នៅសល់ (ថ្ងៃ)'] },
  runsOutOn: { kind: 'day', label: ['Runs out', 'អស់នៅថ្ងៃ'] },
  searches: { kind: 'count', label: ['Searches', 'ការស្វែងរក'] },
  found: { kind: 'count', label: ['With results', 'រកឃើញ'] },
  missed: { kind: 'count', label: ['No results', 'រកមិនឃើញ'] },
} as const satisfies Readonly<Record<string, ReportColumn>>;
export type ReportColumnName = keyof typeof reportColumns;

/** The tabs of the reports screen. */
export const reportFamilies = ['sales', 'items', 'customers', 'money', 'stock', 'searches'] as const;

/** What a row leads to: a record, or the list that it adds up. */
export type ReportLink =
  | 'ordersOfDay'
  | 'ordersOfMonth'
  | 'ordersByMethod'
  | 'order'
  | 'product'
  | 'customer'
  | 'discount'
  | 'documentsOfMonth'
  | 'searches';

/** The one description of a report. Its SQL is in a query file of `shop/reports/`. */
export interface Report {
  family: (typeof reportFamilies)[number];
  /** Its name among those of its family. */
  label: Text;
  /** The head of the first column, which names the rows. */
  row: Text;
  /** How the names of rows are shown. Defaults to `text`. */
  rowKind?: 'day' | 'month' | 'text';
  /** The name of the row of those without one. */
  blank?: Text;
  columns: readonly ReportColumnName[];
  /** The column that is drawn and compared. */
  measure: ReportColumnName;
  chart: 'line' | 'bars';
  /** The default order: a column or `name`; a leading `-` means descending. */
  sort: ReportColumnName | 'name' | `-${ReportColumnName | 'name'}`;
  /** A permission needed beside `reports.read`. */
  needs?: Permission;
  /** Whether it shows the present instead of a period. */
  isNow?: true;
  /** Whether its period only tells how fast something sells. */
  isUncompared?: true;
  link?: ReportLink;
}

export const columnOf = (name: ReportColumnName): ReportColumn => reportColumns[name];
/** Whether the values of a column are added up. */
export const isTotaled = (name: ReportColumnName): boolean =>
  columnOf(name).kind === 'count' || columnOf(name).kind === 'cents';
