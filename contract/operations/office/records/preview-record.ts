import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { language } from '../office-types.ts';
import { recordFields, recordId } from './record-types.ts';

/** Kinds of records whose drafts have a preview. */
export const previewedKinds = ['banner', 'campaign', 'pages', 'customPage'] as const;
/** The page of the preview: a campaign's or record's own page, a product page, or the page of that name. */
export const previewedPages = ['home', 'campaign', 'about', 'faq', 'product', 'customPage'] as const;

export const previewRecord = operation({
  name: 'PREVIEW_RECORD',
  path: 'records/preview-record',
  summary:
    'Renders a page of the shop with an unsaved edit of a record. Nothing is saved. Refused with `faults` like the edit itself.',
  source: 'docs/internals/office.md',
  caller: { staff: 'content.write' },
  request: z.object({
    kind: z.enum(previewedKinds),
    /** Null for a new record. */
    id: recordId.nullable(),
    fields: recordFields,
    page: z.enum(previewedPages),
    language,
  }),
  response: z.object({ html: z.string() }),
});
