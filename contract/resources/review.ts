import { z } from 'zod';
import { hidingReasons, reviewStates } from '../constants.ts';
import { resource } from '../resource.ts';
import { line, lines } from '../shapes.ts';

const maxAnswer = 1000;
const maxNote = 300;
/** Why an approved photo couldn't be published: its file, the picture, the time it took, the storage, or a shutdown. */
export const photoFailures = ['missing', 'notPicture', 'tooSlow', 'storage', 'stopped'] as const;

/**
 * What shoppers say about products. Staff hide, show, approve and answer reviews and their photos; the words, the stars
 * and the name stay as the shopper wrote them.
 */
export const review = resource({
  name: 'review',
  plural: 'reviews',
  table: 'review',
  permission: 'reviews.write',
  exportsXlsx: true,
  isMatchedById: true,
  entityId: 6021,
  screen: { group: 'goods', nav: { icon: 'star', key: 'v' } },
  labels: {
    one: ['Review', 'មតិ'],
    many: ['Reviews', 'មតិអតិថិជន'],
    newOne: ['New review', 'មតិថ្មី'],
    none: [
      'No reviews yet. What shoppers write about products appears here.',
      'មិនទាន់មានមតិទេ។ មតិរបស់អតិថិជនអំពីផលិតផលនឹងបង្ហាញនៅទីនេះ។',
    ],
    findHint: ['Text or name', 'ពាក្យ ឬឈ្មោះ'],
  },
  title: 'title',
  fields: {
    title: { shape: z.string(), label: ['Title', 'ចំណងជើង'], blank: '', isReadOnly: true },
    body: { shape: z.string(), label: ['Review', 'មតិ'], blank: '', isReadOnly: true },
    rating: { shape: z.number(), label: ['Stars', 'ផ្កាយ'], blank: 5, isReadOnly: true },
    product: {
      shape: z.object({ id: z.number(), en: z.string(), km: z.string(), isPublished: z.boolean() }),
      label: ['Product', 'ផលិតផល'],
      blank: { id: 0, en: '', km: '', isPublished: false },
      column: null,
      isReadOnly: true,
    },
    name: { shape: z.string(), label: ['Name', 'ឈ្មោះ'], blank: '', column: 'reviewer_name', isReadOnly: true },
    /** The active account with the address of the review; null if there is none. */
    customerId: {
      shape: z.number().nullable(),
      label: ['Customer', 'អតិថិជន'],
      blank: null,
      column: null,
      isReadOnly: true,
      needs: 'customers.read',
    },
    writtenAt: {
      shape: z.iso.datetime(),
      label: ['Date', 'កាលបរិច្ឆេទ'],
      blank: '',
      column: 'created_at',
      isReadOnly: true,
    },
    isBoughtHere: {
      shape: z.boolean(),
      label: ['Verified purchase', 'បានទិញនៅទីនេះ'],
      blank: false,
      column: null,
      isReadOnly: true,
    },
    state: {
      shape: z.enum(reviewStates),
      label: ['Status', 'ស្ថានភាព'],
      blank: 'shown',
      choices: {
        shown: ['Shown', 'បង្ហាញ'],
        hidden: ['Hidden', 'លាក់'],
        held: ['Held for approval', 'រង់ចាំពិនិត្យ'],
      },
    },
    /** Why it is hidden; null for a review that isn't. */
    reason: {
      shape: z.enum(hidingReasons).nullable(),
      label: ['Reason for hiding', 'មូលហេតុដែលលាក់'],
      blank: null,
      column: 'hidden_reason',
      choices: {
        insult: ['Insulting', 'ប្រមាថ'],
        advertising: ['Advertising', 'ផ្សាយពាណិជ្ជកម្ម'],
        offTopic: ['Not about the product', 'មិនទាក់ទងនឹងផលិតផល'],
        personalData: ['Personal details', 'មានព័ត៌មានផ្ទាល់ខ្លួន'],
        untrue: ['Untrue', 'មិនពិត'],
        other: ['Other', 'ផ្សេងទៀត'],
      },
    },
    /** For staff. Required if the reason is 'other'. */
    reasonNote: {
      shape: line(maxNote),
      label: ['Note for staff', 'កំណត់ចំណាំសម្រាប់បុគ្គលិក'],
      blank: '',
      column: 'hidden_note',
    },
    /** The ids of its photos. */
    photos: {
      shape: z.array(z.number()),
      label: ['Photos', 'រូបថត'],
      blank: [],
      column: null,
      isReadOnly: true,
      isOnScreensOnly: true,
    },
    /** The approved photos that couldn't be published, each with the reason. */
    failedPhotos: {
      shape: z.array(z.object({ id: z.number(), why: z.enum(photoFailures) })),
      label: ['Unusable photos', 'រូបថតមិនអាចប្រើបាន'],
      blank: [],
      column: null,
      isReadOnly: true,
      isOnScreensOnly: true,
    },
    /** Whether shoppers see the photos; null without any. */
    photoState: {
      shape: z.enum(reviewStates).nullable(),
      label: ['Photos', 'រូបថត'],
      blank: null,
      choices: {
        shown: ['Shown', 'បង្ហាញ'],
        hidden: ['Hidden', 'លាក់'],
        held: ['Held for approval', 'រង់ចាំពិនិត្យ'],
      },
      isOnScreensOnly: true,
    },
    /** Shown below the review, in the language of the page or else in the other one. */
    answer: {
      shape: z
        .strictObject({ en: lines(maxAnswer).default(''), km: lines(maxAnswer).default('') })
        .meta({ input: 'both', isLong: true }),
      label: ['Public reply', 'ចម្លើយជាសាធារណៈ'],
      blank: { en: '', km: '' },
      column: null,
    },
    /** Whether staff have looked at it. */
    checked: { shape: z.boolean(), label: ['Checked by staff', 'បុគ្គលិកបានពិនិត្យ'], blank: false },
  },
  list: {
    columns: ['rating', 'body', 'product', 'name', 'writtenAt', 'state'],
    find: ['title', 'body', 'name'],
    sort: '-writtenAt',
    unsorted: ['body'],
    // shop/reviews/list-queries.ts has their conditions.
    views: {
      new: { label: ['New', 'ថ្មី'], isToDo: true },
      held: { label: ['To approve', 'រង់ចាំពិនិត្យ'], isToDo: true },
      low: { label: ['1 or 2 stars', '1 ឬ 2 ផ្កាយ'] },
      hidden: { label: ['Hidden', 'លាក់'] },
      answered: { label: ['Answered', 'បានឆ្លើយ'] },
    },
  },
  mayCreate: false,
  mayRemove: false,
  auditGroup: 'catalogue',
  invalidates: [],
});
