import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, recordValueJson } from '../../wire-types.ts';

/** Texts of a screen by key. */
export const screenLabels = z.object({
  labelsJsonData: z.array(z.object({ labelHtmlId: z.string(), text: z.string() })),
});

export const getLocalization = operation({
  name: 'GET_LOCALIZATION',
  path: 'common/localization-cstm-portal/get-localization-data',
  summary:
    'Returns the texts of a screen in a language. Empty for English, which is built in. An unknown screen is refused (501).',
  source: 'specification §1, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ entityId: id, languageCode, recordValueJson }),
  response: screenLabels,
});
