import { z } from 'zod';
import { resource } from '../resource.ts';

const number = { shape: z.number(), blank: 0, isReadOnly: true } as const;

/** What the tax invoices and credit notes of each month add up to. */
export const vatMonth = resource({
  name: 'vatMonth',
  plural: 'vatMonths',
  // A view (database/migrations/0142-tax-documents.sql): its id is the month, such as 202611.
  table: 'vat_month',
  permission: 'reports.read',
  exportPermission: 'exports.make',
  exportsXlsx: true,
  entityId: 6132,
  screen: { group: 'selling', within: 'money' },
  labels: {
    one: ['Monthly VAT', 'អតបប្រចាំខែ'],
    many: ['VAT by month', 'អតបតាមខែ'],
    newOne: ['New month', 'ខែថ្មី'],
    none: [
      'No tax documents yet. Their monthly totals appear here.',
      'មិនទាន់មានឯកសារអាករទេ។ ចំនួនសរុបប្រចាំខែនឹងបង្ហាញនៅទីនេះ។',
    ],
    findHint: ['Month, such as 2026-11', 'ខែ ដូចជា 2026-11'],
  },
  title: 'month',
  fields: {
    month: { shape: z.string(), label: ['Month', 'ខែ'], blank: '', isReadOnly: true },
    invoices: { ...number, label: ['Invoices', 'វិក្កយបត្រ'] },
    invoicedCents: { ...number, label: ['Invoiced', 'ទឹកប្រាក់ក្នុងវិក្កយបត្រ'] },
    creditNotes: { ...number, label: ['Credit notes', 'វិក្កយបត្រឥណទាន'] },
    creditedCents: { ...number, label: ['Credited', 'ទឹកប្រាក់ឥណទាន'] },
    netCents: { ...number, label: ['Net', 'មិនរួមអតប'] },
    vatCents: { ...number, label: ['VAT', 'អតប'] },
  },
  list: {
    columns: ['invoices', 'invoicedCents', 'creditNotes', 'creditedCents', 'netCents', 'vatCents'],
    find: ['month'],
    sort: '-month',
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'orders',
  invalidates: [],
});
