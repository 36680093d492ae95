import { z } from 'zod';
import { resource } from '../resource.ts';
import { deliveredEventTexts, webhookEventNames, webhookTestEvent } from '../webhooks/event-names.ts';

const text = { shape: z.string(), blank: '', isReadOnly: true } as const;
const number = { shape: z.number().nullable(), blank: null, isReadOnly: true } as const;
const moment = { shape: z.iso.datetime().nullable(), blank: null, isReadOnly: true } as const;

/** Events sent to endpoints, or to be sent, of the last 30 days. */
export const webhookDelivery = resource({
  name: 'webhookDelivery',
  plural: 'webhookDeliveries',
  table: 'webhook_delivery',
  permission: 'webhooks.write',
  entityId: 6502,
  screen: { group: 'lookingBack', within: 'mails', path: '/settings/webhook-deliveries' },
  labels: {
    one: ['Webhook delivery', 'ការបញ្ជូន webhook'],
    many: ['Webhook deliveries', 'ការបញ្ជូន webhook'],
    newOne: ['New delivery', 'ការបញ្ជូនថ្មី'],
    none: [
      'No deliveries yet. Events sent to webhooks appear here for 30 days.',
      'មិនទាន់មានការបញ្ជូនទេ។ ព្រឹត្តិការណ៍ដែលផ្ញើទៅ webhook នឹងបង្ហាញនៅទីនេះ 30 ថ្ងៃ។',
    ],
    findHint: ['Subject or address', 'អំពី ឬអាសយដ្ឋាន'],
  },
  title: 'event',
  fields: {
    event: {
      shape: z.enum([...webhookEventNames, webhookTestEvent]),
      label: ['Event', 'ព្រឹត្តិការណ៍'],
      blank: webhookTestEvent,
      isReadOnly: true,
      choices: deliveredEventTexts,
    },
    /** Such as `order 12`. */
    subject: { ...text, label: ['Subject', 'អំពី'] },
    address: { ...text, label: ['Address', 'អាសយដ្ឋាន'] },
    state: {
      shape: z.enum(['waiting', 'delivered', 'failed']),
      label: ['Status', 'ស្ថានភាព'],
      blank: 'waiting',
      isReadOnly: true,
      choices: {
        waiting: ['Waiting', 'រង់ចាំ'],
        delivered: ['Delivered', 'បានបញ្ជូន'],
        failed: ['Failed', 'បរាជ័យ'],
      },
    },
    createdAt: { ...moment, label: ['Time', 'ពេលវេលា'] },
    tries: { shape: z.number(), label: ['Attempts', 'ចំនួនព្យាយាម'], blank: 0, isReadOnly: true },
    code: { ...number, label: ['Response', 'ចម្លើយ'] },
    durationMs: { ...number, label: ['Time taken (ms)', 'រយៈពេល (ms)'] },
    nextTryAt: { ...moment, label: ['Next attempt', 'ព្យាយាមបន្ទាប់'] },
    error: {
      shape: z.enum(['refused', 'tooSlow', 'notFound', 'inside', 'address', 'secret', 'off']).nullable(),
      label: ['Error', 'កំហុស'],
      blank: null,
      isReadOnly: true,
      choices: {
        refused: ['The receiver answered with an error.', 'ប្រព័ន្ធខាងទទួលឆ្លើយថាមានកំហុស។'],
        tooSlow: ['No answer within 10 seconds.', 'គ្មានចម្លើយក្នុងរយៈពេល 10 វិនាទី។'],
        notFound: ['The address can’t be reached.', 'មិនអាចភ្ជាប់ទៅអាសយដ្ឋាននេះបានទេ។'],
        inside: [
          'The address is in a private network, where we send nothing.',
          'អាសយដ្ឋាននេះស្ថិតក្នុងបណ្តាញឯកជន ដែលយើងមិនផ្ញើទៅទេ។',
        ],
        address: ['The address must begin with https://.', 'អាសយដ្ឋានត្រូវចាប់ផ្តើមដោយ https://។'],
        secret: ['The secret can’t be read. Replace it.', 'មិនអាចអានសោបានទេ។ សូមប្តូរសោថ្មី។'],
        off: ['The webhook was switched off or deleted.', 'បានបិទ webhook ឬលុប។'],
      },
    },
    eventId: { ...text, label: ['webhook-id', 'webhook-id'] },
  },
  list: {
    columns: ['subject', 'address', 'state', 'createdAt', 'tries', 'code', 'nextTryAt'],
    find: ['subject', 'address'],
    sort: '-createdAt',
    filters: ['event', 'state'],
    views: {
      waiting: { label: ['Waiting', 'រង់ចាំ'], where: { state: 'waiting' } },
      failed: { label: ['Failed', 'បរាជ័យ'], where: { state: 'failed' } },
    },
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'settings',
  invalidates: [],
});
