import type { ComponentProps } from 'react';
import { DialogButton } from '../components/dialog-button.tsx';
import { QueryState } from '../components/query-state.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecords } from './use-records.ts';

interface StoredRecordProps extends Omit<ComponentProps<typeof RecordForm>, 'record' | 'fields' | 'blank'> {
  id: number | string;
}

/** The form of a stored record, such as a part of the settings. */
export function StoredRecordForm({ id, ...form }: StoredRecordProps) {
  const query = useRecords(form.kind);
  return (
    <QueryState query={query}>
      {({ records, fields }) => (
        <RecordForm record={records.find((each) => each.id === id) ?? null} fields={fields} {...form} />
      )}
    </QueryState>
  );
}

interface EditButtonProps extends StoredRecordProps {
  text: string;
  /** The accessible name. */
  name?: string;
  isRequested?: boolean | undefined;
  onClose?: (() => void) | undefined;
}

export function EditButton({ text, name, isRequested, onClose, ...form }: EditButtonProps) {
  return (
    <DialogButton
      small
      text={text}
      label={name}
      title={form.label}
      className="record-dialog"
      isRequested={isRequested}
      onClose={onClose}
    >
      {(close) => <StoredRecordForm {...form} onSaved={close} />}
    </DialogButton>
  );
}
