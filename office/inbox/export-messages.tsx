import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import type { Input } from '#contract/operation.ts';
import { exportMessages } from '#contract/operations/office/inbox/export-messages.ts';
import type { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { useCan } from '../data/use-can.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { useLabels } from '../office-context.ts';

/** Exports the texts of the listed inquiries. */
export function ExportMessages({ request }: { request: Input<typeof exportRecords> }) {
  const t = useLabels(officeInboxLabels);
  const { kind: _inquiry, format: _csv, ...input } = request;
  return (
    useCan()('exports.make') && (
      <ExportButton
        operation={exportMessages}
        input={input}
        file="messages"
        text={t('exportTexts')}
        icon="message-circle"
      />
    )
  );
}
