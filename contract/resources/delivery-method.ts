import { z } from 'zod';
import { amountLimits, deliveryKinds } from '../constants.ts';
import { resource } from '../resource.ts';
import { filledBoth, idSet, line, noTexts, position, integerBetween } from '../shapes.ts';

const days = integerBetween(0, 365);

/** How orders are delivered. Orders store a copy of their method, so that it can be deleted. */
export const deliveryMethod = resource({
  name: 'wayToDeliver',
  recorded: { name: 'way to deliver', created: 'made', id: 'way' },
  plural: 'delivery',
  table: 'delivery_way',
  permission: 'settings.write',
  entityId: 256,
  screen: { group: 'settings', within: 'settings', path: '/settings/delivery' },
  labels: {
    one: ['Delivery method', 'វិធីដឹកជញ្ជូន'],
    many: ['Delivery methods', 'វិធីដឹកជញ្ជូន'],
    newOne: ['New delivery method', 'វិធីដឹកជញ្ជូនថ្មី'],
    none: [
      'No delivery methods yet. Delivery is free everywhere.',
      'មិនទាន់កំណត់វិធីដឹកជញ្ជូនទេ៖ ការដឹកជញ្ជូនឥតគិតថ្លៃគ្រប់ទីកន្លែង។',
    ],
    findHint: ['Name or carrier', 'ឈ្មោះ ឬក្រុមហ៊ុន'],
  },
  title: 'name',
  fields: {
    name: {
      shape: filledBoth,
      label: ['Name', 'ឈ្មោះ'],
      blank: noTexts,
      column: ['name_en', 'name_km'],
    },
    /** The carrier; '' if the name already says it. */
    company: { shape: line(100), label: ['Carrier', 'ក្រុមហ៊ុន'], blank: '' },
    kind: {
      shape: z.enum(deliveryKinds, `must be one of ${deliveryKinds.join(', ')}`),
      label: ['Delivered to', 'ទៅណា'],
      blank: 'door',
      choices: {
        door: ['To the door', 'ដល់មុខផ្ទះ'],
        branch: ['Branch pickup', 'មកយកនៅសាខា'],
        bus: ['Bus station pickup', 'តាមឡានក្រុង ទៅយកនៅចំណត'],
        shop: ['Pick-up at the shop', 'មកយកនៅហាង'],
      },
    },
    /** Ids of provinces. Null means any. */
    provinces: {
      shape: idSet
        .meta({ input: 'provinces' })
        .refine((ids) => ids.length > 0, 'is empty; use null to allow all')
        .nullable(),
      label: ['Provinces', 'រាជធានី-ខេត្ត'],
      blank: null,
      column: 'province_ids',
    },
    /** The price for a whole order. */
    priceCents: { shape: integerBetween(0, amountLimits.priceCents), label: ['Price', 'តម្លៃ'], blank: 0 },
    daysFrom: { shape: days, label: ['Minimum days', 'ថ្ងៃ ចាប់ពី'], blank: 1 },
    daysTo: { shape: days, label: ['Maximum days', 'ថ្ងៃ ដល់'], blank: 1 },
    active: {
      shape: z.boolean(),
      label: ['Active', 'ផ្តល់ជូន'],
      blank: true,
      choices: { true: ['Active', 'បើកប្រើ'], false: ['Inactive', 'មិនផ្តល់ជូន'] },
    },
    position: { shape: position, label: ['Sort order', 'លំដាប់'], blank: 0 },
  },
  list: {
    columns: ['company', 'kind', 'provinces', 'daysFrom', 'daysTo', 'priceCents', 'active'],
    find: ['name', 'company'],
    sort: 'position',
  },
  mayCreate: true,
  mayRemove: true,
  auditGroup: 'settings',
  // Pages say whether the shop has delivery methods.
  invalidates: ['texts'],
});
