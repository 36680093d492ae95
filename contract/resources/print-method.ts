import { z } from 'zod';
import { amountLimits } from '../constants.ts';
import { resource } from '../resource.ts';
import { filledBoth, noTexts, position, integerBetween } from '../shapes.ts';

const cents = integerBetween(0, amountLimits.priceCents);
const step = z.strictObject({ from: integerBetween(1, 1_000_000), cents });
const charge = z.strictObject({
  colors: integerBetween(1, 99),
  setupCents: cents,
  steps: z.array(step).min(1, 'missing').max(20),
});
const millimetres = integerBetween(1, 10_000).nullable();

/**
 * A method of printing or engraving, which options name. Prices are per number of colors: once per line of an order, and
 * per piece by quantity. shop/catalogue has the rules between its fields.
 */
export const printMethod = resource({
  name: 'printMethod',
  plural: 'printMethods',
  table: 'print_method',
  permission: 'catalogue.write',
  entityId: 6411,
  screen: { group: 'goods', within: 'words', path: '/print-methods' },
  labels: {
    one: ['Print method', 'វិធីបោះពុម្ព'],
    many: ['Print methods', 'វិធីបោះពុម្ព'],
    newOne: ['New print method', 'វិធីបោះពុម្ពថ្មី'],
    none: [
      'No print methods yet. Add the ways you print and engrave, and select them in options.',
      'មិនទាន់មានវិធីបោះពុម្ពទេ។ បន្ថែមវិធីដែលហាងបោះពុម្ព ឬឆ្លាក់ រួចជ្រើសរើសក្នុងជម្រើស។',
    ],
    findHint: ['Name', 'ឈ្មោះ'],
  },
  title: 'name',
  fields: {
    name: {
      shape: filledBoth,
      label: ['Name', 'ឈ្មោះ'],
      blank: noTexts,
      column: ['name_en', 'name_km'],
    },
    /** Open days that printing takes. */
    days: { shape: integerBetween(0, 365), label: ['Working days', 'ថ្ងៃធ្វើការ'], blank: 0 },
    charges: {
      shape: z.array(charge).max(20),
      label: ['Charges', 'ថ្លៃបោះពុម្ព'],
      one: ['Charge', 'ថ្លៃបោះពុម្ព'],
      blank: [],
      choices: {
        colors: ['Number of colors', 'ចំនួនពណ៌'],
        setupCents: ['Set-up charge', 'ថ្លៃពុម្ព'],
        steps: ['Price per piece', 'តម្លៃឯកតា'],
        'steps.one': ['Price', 'តម្លៃ'],
        'steps.from': ['From quantity', 'ចាប់ពីចំនួន'],
        'steps.cents': ['Price per piece', 'តម្លៃឯកតា'],
      },
    },
    maxWidthMm: { shape: millimetres, label: ['Maximum width in mm', 'ទទឹងធំបំផុតជា ម.ម'], blank: null },
    maxHeightMm: { shape: millimetres, label: ['Maximum height in mm', 'កម្ពស់ធំបំផុតជា ម.ម'], blank: null },
    position: { shape: position, label: ['Sort order', 'លំដាប់'], blank: 0 },
  },
  list: { columns: ['days', 'charges'], find: ['name'], sort: 'position', unsorted: ['charges'] },
  mayCreate: true,
  blankInCopies: [],
  mayRemove: true,
  auditGroup: 'catalogue',
  invalidates: ['all'],
});
