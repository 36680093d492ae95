import { z } from 'zod';
import { inquiryKinds, inquiryStates, sampleStates } from '../constants.ts';
import { resource } from '../resource.ts';

/** Contact messages, sample requests and seller requests: who answers them and how far they are. */
export const inquiry = resource({
  name: 'inquiry',
  plural: 'inbox',
  table: 'inquiry',
  permission: 'inbox.answer',
  entityId: 6101,
  screen: { group: 'work', nav: { icon: 'inbox', key: 'i' } },
  labels: {
    one: ['Message', 'សារ'],
    many: ['Inbox', 'ប្រអប់សារ'],
    newOne: ['New message', 'សារថ្មី'],
    none: [
      'No messages yet. Contact messages, sample requests and seller applications appear here.',
      'មិនទាន់មានសារទេ។ សារ សំណើសុំគំរូ និងសំណើសុំលក់នឹងបង្ហាញនៅទីនេះ។',
    ],
    findHint: ['Name, phone, email or number', 'ឈ្មោះ ទូរសព្ទ អ៊ីមែល ឬលេខ'],
  },
  title: 'name',
  fields: {
    name: { shape: z.string(), label: ['Name', 'ឈ្មោះ'], blank: '', column: null, isReadOnly: true },
    subject: { shape: z.string(), label: ['Subject', 'ប្រធានបទ'], blank: '', column: null, isReadOnly: true },
    kind: {
      shape: z.enum(inquiryKinds),
      label: ['Type', 'ប្រភេទ'],
      blank: 'message',
      isReadOnly: true,
      choices: {
        message: ['Message', 'សារ'],
        samples: ['Samples', 'គំរូទំនិញ'],
        seller: ['Seller application', 'សំណើសុំលក់'],
      },
    },
    state: {
      shape: z.enum(inquiryStates),
      label: ['Status', 'ស្ថានភាព'],
      blank: 'new',
      choices: {
        new: ['New', 'ថ្មី'],
        open: ['Open', 'កំពុងដោះស្រាយ'],
        waiting: ['Waiting for customer', 'រង់ចាំអតិថិជន'],
        done: ['Done', 'រួចរាល់'],
      },
    },
    owner: {
      shape: z.number().int().nullable().meta({ input: 'staff' }),
      label: ['Assigned to', 'អ្នកទទួលខុសត្រូវ'],
      blank: null,
      column: 'owner_id',
    },
    /** Null unless samples were requested. */
    samples: {
      shape: z.enum(sampleStates).nullable(),
      label: ['Samples', 'គំរូទំនិញ'],
      blank: null,
      column: null,
      choices: {
        requested: ['Requested', 'បានស្នើសុំ'],
        preparing: ['Preparing', 'កំពុងរៀបចំ'],
        ready: ['Ready', 'រួចរាល់'],
        handedOver: ['Handed over', 'បានប្រគល់'],
        declined: ['Declined', 'បានបដិសេធ'],
      },
    },
    waitingSince: {
      shape: z.iso.datetime().nullable(),
      label: ['Waiting since', 'រង់ចាំតាំងពី'],
      blank: null,
      isReadOnly: true,
    },
    phone: { shape: z.string(), label: ['Phone', 'ទូរសព្ទ'], blank: '', column: null, isReadOnly: true },
    email: { shape: z.string(), label: ['Email', 'អ៊ីមែល'], blank: '', column: null, isReadOnly: true },
    writtenAt: {
      shape: z.iso.datetime(),
      label: ['Date', 'កាលបរិច្ឆេទ'],
      blank: '',
      column: 'created_at',
      isReadOnly: true,
    },
  },
  list: {
    columns: ['subject', 'kind', 'state', 'owner', 'waitingSince'],
    find: ['name', 'subject', 'email', 'phone'],
    sort: 'waitingSince',
    // shop/inquiries/inbox-queries.ts has their conditions.
    views: {
      toAnswer: { label: ['Needs reply', 'ត្រូវឆ្លើយ'], isToDo: true },
      mine: { label: ['Mine', 'របស់ខ្ញុំ'] },
      message: { label: ['Messages', 'សារ'] },
      samples: { label: ['Samples', 'គំរូទំនិញ'] },
      seller: { label: ['Sellers', 'អ្នកលក់'] },
      waiting: { label: ['Waiting for customer', 'រង់ចាំអតិថិជន'] },
      done: { label: ['Done', 'រួចរាល់'] },
    },
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'orders',
  invalidates: [],
});
