import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson, text } from '../../wire-types.ts';

/** Texts that are missing in the language are in the other one. */
const row = z.object({
  Slug: z.string(),
  /** The title. */
  Title: z.string(),
  /** Sanitized HTML. */
  Body: z.string(),
  /** BCP 47: the language of the body. */
  BodyTag: z.string(),
  /** '' if unset. */
  MetaTitle: z.string(),
  MetaDescription: z.string(),
});

export const getCustomPage = operation({
  name: 'GET_CUSTOM_PAGE',
  path: 'dynamic/dataoperation/get-custom-page',
  summary:
    'Returns a page that the shop wrote itself in the first row, or an empty list if it isn’t published.',
  source: 'an addition to the documented calls: docs/decisions/105-pages-of-the-shops-own.md',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ Slug: text(100), languageCode, recordValueJson }),
  response: list(row),
});
