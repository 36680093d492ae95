import { z } from 'zod';
import { resource } from '../resource.ts';

/** How many people wait for each product that is out of stock. */
export const stockDemand = resource({
  name: 'stockDemand',
  plural: 'stockDemands',
  // A view: its id is the product's.
  table: 'stock_demand',
  permission: 'inbox.answer',
  entityId: 6104,
  screen: { group: 'work', within: 'inbox' },
  labels: {
    one: ['Back-in-stock request', 'អ្នករង់ចាំស្តុក'],
    many: ['Back-in-stock requests', 'អ្នករង់ចាំស្តុក'],
    newOne: ['New request', 'សំណើថ្មី'],
    none: [
      'No back-in-stock requests yet. Products that shoppers ask about will appear here.',
      'គ្មានអ្នករង់ចាំផលិតផលណាទេ។ សំណើសុំដំណឹងពេលមានស្តុកវិញ នឹងបង្ហាញនៅទីនេះ។',
    ],
    findHint: ['Product', 'ផលិតផល'],
  },
  title: 'nameEn',
  fields: {
    nameEn: { shape: z.string(), label: ['Product', 'ផលិតផល'], blank: '', isReadOnly: true },
    nameKm: {
      shape: z.string(),
      label: ['Name in Khmer', 'ឈ្មោះជាភាសាខ្មែរ'],
      blank: '',
      isReadOnly: true,
    },
    confirmed: { shape: z.number(), label: ['People waiting', 'អ្នករង់ចាំ'], blank: 0, isReadOnly: true },
    unconfirmed: {
      shape: z.number(),
      label: ['Not confirmed', 'មិនទាន់បញ្ជាក់'],
      blank: 0,
      isReadOnly: true,
    },
    since: { shape: z.iso.datetime(), label: ['First request', 'សំណើដំបូង'], blank: '', isReadOnly: true },
    stock: { shape: z.number(), label: ['In stock', 'ក្នុងស្តុក'], blank: 0, isReadOnly: true },
  },
  list: {
    columns: ['confirmed', 'unconfirmed', 'since', 'stock'],
    find: ['nameEn', 'nameKm'],
    sort: '-confirmed',
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'catalogue',
  invalidates: [],
});
