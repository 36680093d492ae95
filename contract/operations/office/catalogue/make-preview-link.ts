import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, time } from '../office-types.ts';

export const makePreviewLink = operation({
  name: 'MAKE_PREVIEW_LINK',
  path: 'catalogue/make-preview-link',
  summary:
    'Creates a link to the page of an unpublished product. Anyone with the link can view it for one day.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.read' },
  request: z.object({ id, language }),
  response: z.object({ path: z.string(), endsAt: time }),
});
