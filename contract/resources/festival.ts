import { resource } from '../resource.ts';
import { day, line, noTexts } from '../shapes.ts';
import { z } from 'zod';

/** A festival of one year, for which home offers gifts. shop/content has the rules between its fields. */
export const festival = resource({
  name: 'festival',
  plural: 'festivals',
  table: 'festival',
  permission: 'content.write',
  entityId: 6202,
  screen: { group: 'goods', within: 'content' },
  labels: {
    one: ['Festival', 'បុណ្យ'],
    many: ['Festivals', 'បុណ្យ'],
    newOne: ['New festival', 'បុណ្យថ្មី'],
    none: [
      'No festivals yet. Home shows the next one when its last order day is within 60 days.',
      'មិនទាន់មានបុណ្យទេ។ ទំព័រដើមបង្ហាញបុណ្យខាងមុខ ពេលនៅសល់មិនលើស 60 ថ្ងៃ ដល់ថ្ងៃបញ្ជាទិញចុងក្រោយ។',
    ],
    findHint: ['Name', 'ឈ្មោះ'],
  },
  title: 'name',
  fields: {
    /** Also the search for suitable gifts. */
    name: {
      shape: z
        .strictObject({ en: line(80).min(1, 'missing'), km: line(80).default('') })
        .meta({ input: 'both', filledIn: 'any' }),
      label: ['Name', 'ឈ្មោះ'],
      column: ['name_en', 'name_km'],
      blank: noTexts,
    },
    startsOn: { shape: day, label: ['First day', 'ថ្ងៃដំបូង'], blank: null },
    endsOn: { shape: day, label: ['Last day', 'ថ្ងៃចុងក្រោយ'], blank: null },
    /** Null if it follows from the delivery days of the gifts. */
    lastOrderOn: {
      shape: day,
      label: ['Last order day', 'ថ្ងៃបញ្ជាទិញចុងក្រោយ'],
      choices: { null: ['from the delivery days of the gifts', 'គិតតាមរយៈពេលដឹកជញ្ជូនកាដូ'] },
      blank: null,
    },
    published: {
      shape: z.boolean(),
      label: ['Visible in the shop', 'បង្ហាញក្នុងហាង'],
      blank: true,
      choices: { true: ['Published', 'បានផ្សាយ'], false: ['Hidden', 'លាក់'] },
    },
  },
  list: {
    columns: ['startsOn', 'endsOn', 'lastOrderOn', 'published'],
    find: ['name'],
    sort: 'startsOn',
    filters: ['published'],
  },
  mayCreate: true,
  blankInCopies: ['startsOn', 'endsOn', 'lastOrderOn'],
  mayRemove: true,
  auditGroup: 'settings',
  invalidates: ['texts'],
});
