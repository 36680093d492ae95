import { z } from 'zod';
import { resource } from '../resource.ts';

const host = /^https?:\/\/[^/]*/iu;

/** Decodes an address as people write it. Invalid encodings, spaces and reserved characters stay encoded. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address).replaceAll(/\s/gu, encodeURIComponent).normalize();
  } catch {
    return address;
  }
}

/** A path of this site, readable, without its last slash, and with its query if it has one. */
const pathFrom = (text: z.ZodString) =>
  text
    .overwrite((path) => readableAddress(path.trim()).replace(/(?<=.)\/+(?=\?|$)/u, ''))
    .max(500)
    .regex(/^\/(?![/\\])[^\s#\p{Cc}]*$/u, 'path');
/** A pasted address of the old shop loses its host. */
const oldPath = pathFrom(z.string().overwrite((text) => text.trim().replace(host, '')));
/** A redirect never leaves the shop. */
const newPath = pathFrom(
  z.string().refine((text) => !host.test(text.trim()), { error: 'otherSite', abort: true }),
);

/** Redirects of old addresses: visitors of a page that doesn't exist are sent to another one. */
export const redirect = resource({
  name: 'redirect',
  plural: 'redirects',
  table: 'redirect',
  permission: 'content.write',
  exportsXlsx: true,
  entityId: 6001,
  screen: { group: 'goods', within: 'content' },
  labels: {
    one: ['Redirect', 'ការបញ្ជូនបន្ត (redirect)'],
    many: ['Redirects', 'ការបញ្ជូនបន្ត'],
    newOne: ['New redirect', 'ការបញ្ជូនបន្តថ្មី'],
    none: [
      'No redirects yet. Add one to keep old links working.',
      'មិនទាន់មានការបញ្ជូនបន្តទេ។ សូមបន្ថែម ដើម្បីឱ្យតំណចាស់នៅតែប្រើបាន។',
    ],
    findHint: ['Address', 'តំណ'],
  },
  title: 'fromPath',
  unique: 'fromPath',
  fields: {
    fromPath: { shape: oldPath, label: ['Old address', 'តំណចាស់'], blank: '' },
    toPath: { shape: newPath, label: ['New address', 'តំណថ្មី'], blank: '/' },
    /** What a visitor of the old address gets now. */
    effect: {
      shape: z.enum(['works', 'unused', 'unpublished', 'nowhere']),
      label: ['Result', 'លទ្ធផល'],
      blank: 'works',
      choices: {
        works: ['Works', 'ដំណើរការ'],
        unused: ['Old page still exists', 'ទំព័រចាស់នៅមាន'],
        unpublished: ['Leads to a hidden page', 'នាំទៅទំព័រដែលលាក់'],
        nowhere: ['No page at this address', 'គ្មានទំព័រនៅតំណនេះ'],
      },
      column: null,
      isReadOnly: true,
      isOnScreensOnly: true,
    },
    hits: { shape: z.number(), label: ['Visits', 'ចំនួនចូលមើល'], blank: 0, isReadOnly: true },
    lastHitAt: {
      shape: z.iso.datetime().nullable(),
      label: ['Last visit', 'ចូលមើលចុងក្រោយ'],
      blank: null,
      isReadOnly: true,
    },
  },
  list: {
    columns: ['toPath', 'effect', 'hits', 'lastHitAt'],
    unsorted: ['effect'],
    find: ['fromPath', 'toPath'],
    sort: 'fromPath',
  },
  mayCreate: true,
  mayRemove: true,
  auditGroup: 'settings',
  invalidates: [],
});
