import { z } from 'zod';
import { resource } from '../resource.ts';

/** A path of this site, with its query if it has one. A pasted address loses its host and its last slash. */
const path = z
  .string()
  .overwrite((text) =>
    text
      .trim()
      .replace(/^https?:\/\/[^/]*/iu, '')
      .replace(/(?<=.)\/+$/u, ''),
  )
  .max(500)
  .regex(/^\/(?![/\\])[^\s#\p{Cc}]*$/u, 'path');

/** Redirects of old addresses: visitors of a page that doesn't exist are sent to another one. */
export const redirect = resource({
  name: 'redirect',
  plural: 'redirects',
  table: 'redirect',
  permission: 'content.write',
  entityId: 6001,
  screen: { group: 'goods', within: 'content' },
  labels: {
    one: ['Redirect', 'ការបញ្ជូនបន្ត'],
    many: ['Redirects', 'ការបញ្ជូនបន្ត'],
    newOne: ['New redirect', 'ការបញ្ជូនបន្តថ្មី'],
    none: [
      'No redirects yet. Add one when an address from an old shop or a printed flyer should still lead somewhere.',
      'មិនទាន់មានការបញ្ជូនបន្តទេ។ បន្ថែមនៅពេលអាសយដ្ឋានពីហាងចាស់ ឬពីខិត្តប័ណ្ណ គួរនាំទៅទំព័រណាមួយ។',
    ],
    findHint: ['Address', 'អាសយដ្ឋាន'],
  },
  title: 'fromPath',
  unique: 'fromPath',
  fields: {
    fromPath: { shape: path, label: ['Old address', 'អាសយដ្ឋានចាស់'], blank: '' },
    toPath: { shape: path, label: ['Leads to', 'នាំទៅ'], blank: '/' },
    hits: { shape: z.number(), label: ['Visits', 'ចំនួនចូលមើល'], blank: 0, isReadOnly: true },
    lastHitAt: {
      shape: z.iso.datetime().nullable(),
      label: ['Last visit', 'ចូលមើលចុងក្រោយ'],
      blank: null,
      isReadOnly: true,
    },
  },
  list: { columns: ['toPath', 'hits', 'lastHitAt'], find: ['fromPath', 'toPath'], sort: 'fromPath' },
  mayCreate: true,
  mayRemove: true,
  auditGroup: 'settings',
  invalidates: [],
});
