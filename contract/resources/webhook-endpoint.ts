import { z } from 'zod';
import { resource } from '../resource.ts';
import { line } from '../shapes.ts';
import { webhookEventTexts, webhookEventNames } from '../webhooks/event-names.ts';

/** Ports that services use which aren't meant for requests from outside. */
const lowestFreePort = 1024;

/** Whether an address may receive events: https, without a user, and at no port of another service. */
function isEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, port, hash, hostname } = new URL(address);
  const isPlain = username === '' && password === '' && hash === '';
  const isLoopback = protocol === 'http:' && /^(?:127\.0\.0\.1|localhost)$/u.test(hostname);
  // A name without a dot, such as `nonsense`, isn't an internet host.
  const isName = isLoopback || /[^.]\.[^.]|^\[/u.test(hostname);
  return (
    isPlain &&
    isName &&
    (protocol === 'https:' || isLoopback) &&
    (port === '' || Number(port) > lowestFreePort)
  );
}

/** Endpoints of other systems, to which the shop sends events. */
export const webhookEndpoint = resource({
  name: 'webhookEndpoint',
  plural: 'webhooks',
  table: 'webhook_endpoint',
  permission: 'webhooks.write',
  entityId: 6501,
  screen: { group: 'settings', within: 'mails', path: '/settings/webhooks' },
  labels: {
    one: ['Webhook', 'webhook'],
    many: ['Webhooks', 'webhook'],
    newOne: ['New webhook', 'webhook ថ្មី'],
    none: [
      'No webhooks yet. Add the address of a system that should learn of orders, products or customers.',
      'មិនទាន់មាន webhook ទេ។ បន្ថែមអាសយដ្ឋាននៃប្រព័ន្ធដែលត្រូវទទួលដំណឹងអំពីការបញ្ជាទិញ ផលិតផល ឬអតិថិជន។',
    ],
    findHint: ['Address or note', 'អាសយដ្ឋាន ឬកំណត់ចំណាំ'],
  },
  title: 'address',
  fields: {
    address: {
      shape: line(500).refine(isEndpoint, 'endpoint'),
      label: ['Address', 'អាសយដ្ឋាន'],
      blank: 'https://',
    },
    note: { shape: line(200), label: ['Note', 'កំណត់ចំណាំ'], blank: '' },
    events: {
      shape: z.array(z.enum(webhookEventNames)).min(1, 'missing').meta({ input: 'choices' }),
      label: ['Events', 'ព្រឹត្តិការណ៍'],
      blank: [],
      choices: webhookEventTexts,
    },
    isOn: {
      shape: z.boolean(),
      label: ['On', 'បើក'],
      blank: true,
      choices: { true: ['On', 'បើក'], false: ['Off', 'បិទ'] },
    },
    hasSecret: {
      shape: z.boolean(),
      label: ['Signing secret', 'សោហត្ថលេខា'],
      blank: false,
      isReadOnly: true,
      choices: { true: ['Created', 'បានបង្កើត'], false: ['Missing', 'មិនទាន់មាន'] },
    },
    offWhy: {
      shape: z.enum(['gone', 'failing']).nullable(),
      label: ['Switched off', 'បានបិទ'],
      blank: null,
      isReadOnly: true,
      choices: {
        gone: ['Off: its receiver answered 410', 'បិទ៖ អ្នកទទួលឆ្លើយ 410'],
        failing: ['Off: failed for days', 'បិទ៖ បរាជ័យច្រើនថ្ងៃ'],
      },
    },
    lastAt: {
      shape: z.iso.datetime().nullable(),
      label: ['Last attempt', 'ព្យាយាមចុងក្រោយ'],
      blank: null,
      isReadOnly: true,
    },
    lastCode: {
      shape: z.number().nullable(),
      label: ['Last response', 'ចម្លើយចុងក្រោយ'],
      blank: null,
      isReadOnly: true,
    },
  },
  list: {
    columns: ['note', 'events', 'isOn', 'lastAt', 'lastCode'],
    find: ['address', 'note'],
    unsorted: ['events'],
    sort: 'address',
  },
  mayCreate: true,
  mayRemove: true,
  auditGroup: 'settings',
  invalidates: [],
});
