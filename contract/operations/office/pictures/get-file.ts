import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';

export const getFile = operation({
  name: 'GET_FILE',
  path: 'pictures/get-file',
  summary: 'Returns the name and size of a digital product’s file. `bytes` is null if the file is missing.',
  source: 'docs/internals/office.md',
  caller: { staff: 'catalogue.read' },
  request: z.object({ file: text(0, 200) }),
  response: z.object({ fileName: z.string(), bytes: z.number().nullable() }),
});
