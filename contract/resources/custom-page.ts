import { z } from 'zod';
import { resource } from '../resource.ts';
import { day, line, lines, noTexts, position } from '../shapes.ts';

const both = (max: number, text = line) =>
  z.strictObject({ en: text(max).default(''), km: text(max).default('') });
const lineInBoth = (max: number) => both(max).meta({ input: 'both' });

/** The longest text of a page in one language, as HTML. */
const longestBody = 60_000;

/**
 * A page that the shop writes itself, such as terms or returns, at `/pages/<slug>`. shop/custom-pages has the rules
 * between its fields.
 */
export const customPage = resource({
  name: 'customPage',
  plural: 'customPages',
  table: 'custom_page',
  permission: 'content.write',
  entityId: 6201,
  screen: { group: 'goods', within: 'content', path: '/pages' },
  labels: {
    one: ['Page', 'ទំព័រ'],
    many: ['Pages', 'ទំព័ររបស់ហាង'],
    newOne: ['New page', 'ទំព័រថ្មី'],
    none: [
      'No pages yet. Write your terms, privacy or returns here. The setup guide has drafts.',
      'មិនទាន់មានទំព័រទេ។ សរសេរលក្ខខណ្ឌ ឯកជនភាព ឬការប្តូរទំនិញនៅទីនេះ។ ជំហានរៀបចំហាងមានសេចក្តីព្រាង។',
    ],
    findHint: ['Title or address', 'ចំណងជើង ឬតំណ'],
  },
  title: 'title',
  unique: 'slug',
  fields: {
    title: {
      shape: both(200)
        .refine(({ en, km }) => en !== '' || km !== '', 'missing')
        .meta({ input: 'both', filledIn: 'any' }),
      label: ['Title', 'ចំណងជើង'],
      column: ['title_en', 'title_km'],
      blank: noTexts,
    },
    /** The last part of its address. A pasted address loses what is before it. */
    slug: {
      shape: z
        .string()
        .overwrite((text) =>
          text
            .trim()
            .replace(/^.*\/pages\//u, '')
            .replace(/\/$/u, '')
            .toLowerCase(),
        )
        .max(80)
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'slug'),
      label: ['Address', 'អាសយដ្ឋាន'],
      blank: '',
    },
    /** Sanitized HTML. */
    body: {
      shape: both(longestBody, lines).meta({ input: 'both', isLong: true, isRich: true }),
      label: ['Text', 'អត្ថបទ'],
      column: ['body_en', 'body_km'],
      blank: noTexts,
    },
    published: {
      shape: z.boolean(),
      label: ['Visible in the shop', 'បង្ហាញក្នុងហាង'],
      blank: false,
      choices: { true: ['Published', 'បានផ្សាយ'], false: ['Hidden', 'លាក់'] },
    },
    /** The first and last day on which it is shown; null for no limit. */
    startsOn: { shape: day, label: ['Shown from', 'បង្ហាញចាប់ពី'], blank: null },
    endsOn: { shape: day, label: ['Shown until', 'បង្ហាញដល់'], blank: null },
    inFooter: { shape: z.boolean(), label: ['Linked in the footer', 'តំណនៅបាតទំព័រ'], blank: true },
    atCheckout: {
      shape: z.boolean(),
      label: ['Show as terms at checkout', 'បង្ហាញជាលក្ខខណ្ឌពេលទូទាត់'],
      blank: false,
    },
    /** Among the pages in the footer, the lowest first. */
    position: { shape: position, label: ['Sort order', 'លំដាប់'], blank: 0 },
    keywords: {
      shape: lineInBoth(500),
      label: ['Search keywords', 'ពាក្យសម្រាប់ស្វែងរកក្នុងហាង'],
      column: ['keywords_en', 'keywords_km'],
      blank: noTexts,
    },
    metaTitle: {
      shape: lineInBoth(300),
      label: ['SEO title', 'ចំណងជើងសម្រាប់ម៉ាស៊ីនស្វែងរក'],
      column: ['meta_title_en', 'meta_title_km'],
      blank: noTexts,
    },
    metaDescription: {
      shape: lineInBoth(500),
      label: ['Meta description', 'សេចក្តីសង្ខេបសម្រាប់ម៉ាស៊ីនស្វែងរក'],
      column: ['meta_description_en', 'meta_description_km'],
      blank: noTexts,
    },
  },
  groups: {
    text: { label: ['Text', 'អត្ថបទ'], fields: ['title', 'slug', 'body'] },
    shown: { label: ['Visibility', 'ការបង្ហាញ'], fields: ['published', 'startsOn', 'endsOn'] },
    links: { label: ['Links', 'តំណ'], fields: ['inFooter', 'position', 'atCheckout'] },
    search: { label: ['Search', 'ការស្វែងរក'], fields: ['keywords', 'metaTitle', 'metaDescription'] },
  },
  list: {
    columns: ['slug', 'published', 'inFooter', 'atCheckout', 'startsOn', 'endsOn'],
    find: ['title', 'slug'],
    sort: 'position',
    filters: ['published'],
  },
  mayCreate: true,
  blankInCopies: ['slug', 'published'],
  mayRemove: true,
  auditGroup: 'settings',
  invalidates: ['texts'],
});
