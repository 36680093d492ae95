import { z } from 'zod';
import { operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';

export const getWebsiteLogo = operation({
  name: 'GET_WEBSITE_LOGO',
  path: 'dynamic/dataoperation/get-website-logo',
  summary:
    "Returns the path of the shop's logo in the first row. Without a logo the data is an empty text, not an empty list.",
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  refusals: { 404: ['notFound'] },
  request: z.object({ recordValueJson }),
  response: list(
    z.object({
      /** The path of the logo. */
      AppConfigValue: z.string(),
    }),
  ),
  refusedData: () => '',
});
