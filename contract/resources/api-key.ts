import { z } from 'zod';
import { permissions } from '../permissions.ts';
import { resource } from '../resource.ts';

const text = { shape: z.string(), blank: '', isReadOnly: true } as const;
const moment = { shape: z.iso.datetime().nullable(), blank: null, isReadOnly: true } as const;

/** API keys, with which programs make the office's calls. Made and ended by calls of their own. */
export const apiKey = resource({
  name: 'apiKey',
  plural: 'apiKeys',
  // A view (database/functions/people/api-key-list.sql).
  table: 'api_key_list',
  permission: 'keys.write',
  entityId: 6421,
  screen: { group: 'settings', within: 'mails', path: '/settings/keys' },
  labels: {
    one: ['API key', 'កូនសោ API'],
    many: ['API keys', 'កូនសោ API'],
    newOne: ['New key', 'កូនសោថ្មី'],
    none: [
      'No API keys yet. Create one to let another program, such as your accounting, work with orders or products.',
      'មិនទាន់មានកូនសោ API ទេ។ សូមបង្កើតមួយ ដើម្បីឱ្យកម្មវិធីផ្សេង ដូចជាកម្មវិធីគណនេយ្យ ធ្វើការជាមួយការបញ្ជាទិញ ឬផលិតផល។',
    ],
    findHint: ['Name or person', 'ឈ្មោះ ឬបុគ្គលិក'],
  },
  title: 'name',
  fields: {
    name: { ...text, label: ['Name', 'ឈ្មោះ'] },
    state: {
      shape: z.enum(['active', 'expired', 'ended']),
      label: ['Status', 'ស្ថានភាព'],
      blank: 'active',
      isReadOnly: true,
      choices: {
        active: ['Active', 'កំពុងប្រើ'],
        expired: ['Expired', 'ផុតកំណត់'],
        ended: ['Ended', 'បានបញ្ឈប់'],
      },
    },
    lastFour: { ...text, label: ['Ends with', 'តួចុងក្រោយ'] },
    /** Those that it has now: fewer when its maker has fewer. */
    permissions: {
      shape: z.array(z.enum(permissions)),
      label: ['Permissions', 'សិទ្ធិ'],
      blank: [],
      isReadOnly: true,
    },
    addresses: {
      shape: z.array(z.string()),
      label: ['IP addresses', 'អាសយដ្ឋាន IP'],
      blank: [],
      isReadOnly: true,
    },
    lastUsedAt: { ...moment, label: ['Last used', 'ប្រើចុងក្រោយ'] },
    /** The end of their last day. */
    expiresAt: { ...moment, label: ['Last day', 'ថ្ងៃចុងក្រោយ'] },
    createdAt: { shape: z.iso.datetime(), label: ['Created', 'បង្កើតនៅ'], blank: '', isReadOnly: true },
    madeBy: { ...text, label: ['Created by', 'អ្នកបង្កើត'] },
    endedAt: { ...moment, label: ['Ended', 'បញ្ឈប់នៅ'] },
    endedBy: {
      shape: z.string().nullable(),
      label: ['Ended by', 'អ្នកបញ្ឈប់'],
      blank: null,
      isReadOnly: true,
    },
  },
  list: {
    columns: ['state', 'lastFour', 'permissions', 'lastUsedAt', 'expiresAt', 'madeBy'],
    unsorted: ['lastFour', 'permissions'],
    find: ['name', 'madeBy', 'lastFour'],
    sort: '-id',
    filters: ['state'],
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'settings',
  invalidates: [],
});
