import { z } from 'zod';
import { amountLimits } from '../constants.ts';
import { languageCodes } from '../languages.ts';
import { resource } from '../resource.ts';
import { line, lines, integerBetween } from '../shapes.ts';

const maxTags = 20;
const counted = { isReadOnly: true, column: null } as const;

/**
 * Customers with an account: their own, or one that staff made on the phone. Staff correct the name, choose the language
 * of messages and set tags; the rest is the customer's.
 */
export const customer = resource({
  name: 'customer',
  plural: 'customers',
  table: 'customer',
  permission: 'customers.read',
  changePermission: 'customers.change',
  exportPermission: 'exports.make',
  exportsXlsx: true,
  entityId: 6031,
  screen: { group: 'selling', nav: { icon: 'user', key: 'u' } },
  labels: {
    one: ['Customer', 'អតិថិជន'],
    many: ['Customers', 'អតិថិជន'],
    newOne: ['New customer', 'អតិថិជនថ្មី'],
    none: [
      'No customers yet. They appear here with their first account or phone order.',
      'មិនទាន់មានអតិថិជនទេ។ អតិថិជននឹងបង្ហាញនៅទីនេះ ពេលមានគណនី ឬការបញ្ជាទិញតាមទូរសព្ទដំបូង។',
    ],
    findHint: ['Name, phone or email', 'ឈ្មោះ ទូរសព្ទ ឬអ៊ីមែល'],
  },
  title: 'name',
  fields: {
    name: { shape: z.string(), label: ['Name', 'ឈ្មោះ'], blank: '', ...counted },
    firstName: { shape: line(200), label: ['First name', 'នាមខ្លួន'], blank: '' },
    lastName: { shape: line(150), label: ['Last name', 'នាមត្រកូល'], blank: '' },
    phone: { shape: line(30), label: ['Phone', 'ទូរសព្ទ'], blank: '', ...counted },
    email: { shape: line(150), label: ['Email', 'អ៊ីមែល'], blank: '', ...counted },
    language: {
      shape: z.enum(languageCodes),
      label: ['Language', 'ភាសា'],
      blank: 'en',
      column: null,
      choices: { en: ['English', 'អង់គ្លេស'], ar: ['Khmer', 'ខ្មែរ'] },
    },
    tags: {
      shape: z
        .array(line(40).min(1, 'missing'))
        .max(maxTags)
        .overwrite((tags) => [...new Set(tags)]),
      label: ['Tags', 'ស្លាក'],
      one: ['Tag', 'ស្លាក'],
      blank: [],
    },
    /** The share that they pay at once, instead of the shop's rule. */
    depositPercent: {
      shape: integerBetween(1, 100).nullable(),
      label: ['Deposit in percent (100: pays in full)', 'ប្រាក់កក់ គិតជាភាគរយ (100៖ បង់ទាំងអស់ម្តង)'],
      blank: null,
      column: null,
    },
    /** With both, they may order on account. */
    termsDays: {
      shape: integerBetween(1, 365).nullable(),
      label: ['Pays on account within days', 'បង់ក្រោយ ក្នុងរយៈពេល (ថ្ងៃ)'],
      blank: null,
      needs: 'payments.confirm',
      column: null,
    },
    creditLimitCents: {
      shape: integerBetween(1, amountLimits.orderCents).nullable(),
      label: ['Credit limit', 'កម្រិតទិញបង់ក្រោយ'],
      blank: null,
      needs: 'payments.confirm',
      column: null,
    },
    // What follows is the customer's own, and only imports of files set it (shop/customers/import-kind.ts).
    newsletter: { shape: z.boolean(), label: ['Newsletter', 'ព្រឹត្តិបត្រ'], blank: false, ...counted },
    recipient: { shape: line(200), label: ['Recipient', 'អ្នកទទួល'], blank: '', ...counted },
    recipientPhone: { shape: line(30), label: ['Recipient’s phone', 'ទូរសព្ទអ្នកទទួល'], blank: '', ...counted },
    address: { shape: lines(600), label: ['Address', 'អាសយដ្ឋាន'], blank: '', ...counted },
    city: { shape: line(100), label: ['District', 'ស្រុក ឬខណ្ឌ'], blank: '', ...counted },
    province: { shape: line(100), label: ['Province', 'ខេត្ត'], blank: '', ...counted },
    postalCode: { shape: line(20), label: ['Postal code', 'លេខប្រៃសណីយ៍'], blank: '', ...counted },
    company: { shape: line(200), label: ['Company', 'ក្រុមហ៊ុន'], blank: '', ...counted },
    taxNumber: { shape: line(40), label: ['Tax number', 'លេខអត្តសញ្ញាណកម្មអតប (VATTIN)'], blank: '', ...counted },
    companyAddress: { shape: lines(600), label: ['Company address', 'អាសយដ្ឋានក្រុមហ៊ុន'], blank: '', ...counted },
    /** The one of an import, or else the latest. */
    note: { shape: lines(2000), label: ['Note', 'កំណត់ចំណាំ'], blank: '', ...counted },
    orders: { shape: z.number(), label: ['Orders', 'ការបញ្ជាទិញ'], blank: 0, ...counted },
    /** Money received minus money refunded, in all their orders. */
    spentCents: {
      shape: z.number(),
      label: ['Total spent', 'បានទូទាត់សរុប'],
      blank: 0,
      needs: 'payments.read',
      ...counted,
    },
    lastOrderAt: {
      shape: z.iso.datetime().nullable(),
      label: ['Last order', 'ទិញចុងក្រោយ'],
      blank: null,
      ...counted,
    },
    since: { shape: z.iso.datetime(), label: ['Customer since', 'អតិថិជនតាំងពី'], blank: '', ...counted },
  },
  list: {
    columns: ['phone', 'email', 'orders', 'spentCents', 'lastOrderAt', 'tags'],
    find: ['firstName', 'lastName'],
    sort: '-since',
    filters: ['tags', 'language'],
    // shop/customers/list-queries.ts has their conditions.
    views: {
      ordered: { label: ['With orders', 'ធ្លាប់ទិញ'] },
      unordered: { label: ['Without orders', 'មិនទាន់ទិញ'] },
      requests: { label: ['Data requests', 'សំណើអំពីទិន្នន័យ'], isToDo: true },
    },
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'accounts',
  invalidates: [],
});
