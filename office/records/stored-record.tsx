import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
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
  /** Whether something else opens the form, too. */
  isRequested?: boolean;
  onClose?: () => void;
}

/** A button that opens the form of a stored record. */
export function EditButton({ text, name, isRequested = false, onClose, ...form }: EditButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isRequested;
  const close = () => {
    setPressed(false);
    onClose?.();
  };
  return (
    <>
      <Button kind="ghost" small aria-label={name} onClick={() => setPressed(true)}>
        {text}
      </Button>
      <Dialog open={isOpen} onClose={close} title={form.label} className="record-dialog">
        {isOpen && <StoredRecordForm {...form} onSaved={close} />}
      </Dialog>
    </>
  );
}
