import { type ComponentProps, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Dialog as Modal } from '#ui/dialog.tsx';
import { DialogGuard, newGuard } from './dialog-guard.ts';
import { useLabels } from '../office-context.ts';

type DialogProps = Omit<ComponentProps<typeof Modal>, 'mayClose'>;

/** An office dialog, with a close button unless `closeLabel` is ''. It asks before closing if a form in it has unsaved changes (`useLeaveGuard`). */
export function Dialog({ children, ...props }: DialogProps) {
  const t = useLabels(sharedLabels);
  const [guard] = useState(newGuard);
  return (
    <Modal closeLabel={t('close')} {...props} mayClose={() => guard.mayClose(props.onClose)}>
      <DialogGuard value={guard}>{children}</DialogGuard>
    </Modal>
  );
}
