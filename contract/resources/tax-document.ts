import { z } from 'zod';
import { resource } from '../resource.ts';

const text = { shape: z.string(), blank: '', isReadOnly: true } as const;
const ofCustomer = { ...text, needs: 'customers.read' } as const;
const cents = { shape: z.number(), blank: 0, isReadOnly: true } as const;

/** Tax invoices and credit notes, which the shop issues by itself. Credit notes have negative amounts. */
export const taxDocument = resource({
  name: 'taxDocument',
  plural: 'taxDocuments',
  // A view (database/functions/orders/tax-document-list.sql).
  table: 'tax_document_list',
  permission: 'reports.read',
  exportPermission: 'exports.make',
  exportsXlsx: true,
  entityId: 6131,
  screen: { group: 'selling', within: 'money' },
  labels: {
    one: ['Tax document', 'ឯកសារអាករ'],
    many: ['Tax documents', 'ឯកសារអាករ'],
    newOne: ['New tax document', 'ឯកសារអាករថ្មី'],
    none: [
      'No tax documents yet. While VAT is on, each order gets an invoice when you start preparing it.',
      'មិនទាន់មានឯកសារអាករទេ។ ពេលបើកការគិតអតប ការបញ្ជាទិញនីមួយៗមានវិក្កយបត្រ ពេលអ្នកចាប់ផ្តើមរៀបចំ។',
    ],
    findHint: ['Number, order or buyer', 'លេខ ការបញ្ជាទិញ ឬអ្នកទិញ'],
  },
  title: 'number',
  fields: {
    number: { ...text, label: ['Number', 'លេខ'] },
    kind: {
      shape: z.enum(['invoice', 'creditNote']),
      label: ['Type', 'ប្រភេទ'],
      blank: 'invoice',
      isReadOnly: true,
      choices: {
        invoice: ['Tax invoice', 'វិក្កយបត្រអាករ'],
        creditNote: ['Credit note', 'វិក្កយបត្រឥណទាន'],
      },
    },
    issuedAt: { shape: z.iso.datetime(), label: ['Issued', 'ចេញនៅ'], blank: '', isReadOnly: true },
    month: { ...text, label: ['Month', 'ខែ'] },
    orderNumber: { ...text, label: ['Order', 'ការបញ្ជាទិញ'] },
    invoiceNumber: {
      shape: z.string().nullable(),
      label: ['For invoice', 'សម្រាប់វិក្កយបត្រ'],
      blank: null,
      isReadOnly: true,
    },
    companyName: { ...ofCustomer, label: ['Buyer', 'អ្នកទិញ'] },
    companyTaxNumber: { ...ofCustomer, label: ['VATTIN', 'លេខអត្តសញ្ញាណកម្មអតប (VATTIN)'] },
    netCents: { ...cents, label: ['Net', 'មិនរួមអតប'] },
    vatCents: { ...cents, label: ['VAT', 'អតប'] },
    grossCents: { ...cents, label: ['Total', 'សរុប'] },
  },
  list: {
    columns: ['kind', 'issuedAt', 'orderNumber', 'companyName', 'netCents', 'vatCents', 'grossCents'],
    find: ['number', 'orderNumber', 'companyName'],
    sort: '-issuedAt',
    filters: ['month', 'kind'],
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'orders',
  invalidates: [],
});
