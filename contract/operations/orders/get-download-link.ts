import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';

const row = z.object({
  /** A URL of the shop, for a GET request without headers. */
  DownloadUrl: z.string(),
  /** The name under which the file is saved, in the requested language. */
  FileName: z.string(),
  /** How long the link works, in seconds. */
  ExpiresInSeconds: z.number(),
});

export const getDownloadLink = operation({
  name: 'GET_DOWNLOAD_LINK',
  path: 'common/get-download-link',
  summary:
    'Returns a link to the file of a digital product the caller bought, valid for 5 minutes; an empty list if the item isn’t completed or belongs to someone else. Kado-specific.',
  source: 'specification §4 Digital download',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ OrderItemID: id, languageCode, recordValueJson }),
  response: list(row),
});
