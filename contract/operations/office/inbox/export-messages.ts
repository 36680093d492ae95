import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { recordFilter } from '../records/list-records.ts';

const { kind: _inquiry, ...filter } = recordFilter;

export const exportMessages = operation({
  name: 'EXPORT_MESSAGES',
  path: 'inbox/export-messages',
  summary:
    'Exports the texts of the inquiries that LIST_RECORDS finds, up to 10,000 messages, replies and notes, as CSV with one row each. Also requires `inbox.answer`. The export is recorded in the audit log.',
  source: 'docs/decisions/102-replies-by-a-link.md',
  caller: { staff: 'exports.make' },
  request: z.object(filter),
  response: z.object({ csv: z.string(), rows: z.number(), hasMore: z.boolean() }),
});
