import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, recordValueJson } from '../../wire-types.ts';

/** Texts of a screen by key. */
export const screenLabels = z.object({
  /** The texts, one row each. */
  labelsJsonData: z.array(
    z.object({
      /** The key of the text. */
      labelHtmlId: z.string(),
      /** The text. */
      text: z.string(),
    }),
  ),
});

export const getLocalization = operation({
  name: 'GET_LOCALIZATION',
  path: 'common/localization-cstm-portal/get-localization-data',
  summary:
    'Returns the texts of a screen in a language. Empty for English, which is built in. An unknown screen is refused (501).',
  source: 'specification §1, §7',
  caller: 'anyone',
  queue: 'browse',
  refusals: { 501: ['notFound'] },
  request: z.object({ entityId: id, languageCode, recordValueJson }),
  response: screenLabels,
});
