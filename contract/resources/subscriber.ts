import { z } from 'zod';
import { resource } from '../resource.ts';

/** Newsletter subscriptions, with when and where each person agreed. */
export const subscriber = resource({
  name: 'subscriber',
  plural: 'subscribers',
  table: 'subscriber',
  permission: 'inbox.answer',
  entityId: 6103,
  screen: { group: 'work', within: 'inbox' },
  labels: {
    one: ['Subscriber', 'អ្នកជាវ'],
    many: ['Subscribers', 'អ្នកជាវ'],
    newOne: ['New subscriber', 'អ្នកជាវថ្មី'],
    none: [
      'No subscribers yet. People who sign up for the newsletter appear here.',
      'មិនទាន់មានអ្នកជាវទេ។ អ្នកជាវព្រឹត្តិបត្រនឹងបង្ហាញនៅទីនេះ។',
    ],
    findHint: ['Email', 'អ៊ីមែល'],
  },
  title: 'email',
  fields: {
    email: { shape: z.string(), label: ['Email', 'អ៊ីមែល'], blank: '', isReadOnly: true },
    isSubscribed: { shape: z.boolean(), label: ['Subscribed', 'កំពុងជាវ'], blank: false, column: null },
    subscribedAt: {
      shape: z.iso.datetime(),
      label: ['Consent date', 'យល់ព្រមនៅ'],
      blank: '',
      isReadOnly: true,
    },
    source: {
      shape: z.enum(['form', 'import']),
      label: ['Consent source', 'ប្រភពនៃការយល់ព្រម'],
      blank: 'form',
      isReadOnly: true,
      choices: {
        form: ['Newsletter form', 'ទម្រង់ជាវព្រឹត្តិបត្រ'],
        import: ['Imported file', 'ឯកសារនាំចូល'],
      },
    },
    proof: {
      shape: z.string().nullable(),
      label: ['Proof of consent', 'ភស្តុតាងយល់ព្រម'],
      blank: null,
      isReadOnly: true,
    },
    language: {
      shape: z.enum(['en', 'km']),
      label: ['Language', 'ភាសា'],
      blank: 'en',
      column: null,
      isReadOnly: true,
      choices: { en: ['English', 'អង់គ្លេស'], km: ['Khmer', 'ខ្មែរ'] },
    },
    unsubscribedAt: {
      shape: z.iso.datetime().nullable(),
      label: ['Unsubscribed', 'ឈប់នៅ'],
      blank: null,
      isReadOnly: true,
    },
    endedBy: {
      shape: z.enum(['subscriber', 'staff']).nullable(),
      label: ['Unsubscribed by', 'អ្នកបញ្ឈប់'],
      blank: null,
      isReadOnly: true,
      choices: { subscriber: ['Subscriber', 'អ្នកជាវ'], staff: ['Staff', 'បុគ្គលិក'] },
    },
  },
  list: {
    columns: ['subscribedAt', 'source', 'language', 'unsubscribedAt'],
    find: ['email'],
    sort: '-subscribedAt',
    // shop/inquiries/subscriber-kind.ts has their conditions.
    views: {
      current: { label: ['Subscribed', 'កំពុងជាវ'] },
      ended: { label: ['Unsubscribed', 'ឈប់ជាវ'] },
    },
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'settings',
  invalidates: [],
});
