import { type ComponentProps, useState } from 'react';
import { Dialog as Modal } from '#ui/dialog.tsx';
import { DialogGuard, newGuard } from '../forms/dialog-guard.ts';

type DialogProps = Omit<ComponentProps<typeof Modal>, 'mayClose'>;

/** An office dialog. It asks before closing if a form in it has unsaved changes (`useLeaveGuard`). */
export function Dialog({ children, ...props }: DialogProps) {
  const [guard] = useState(newGuard);
  return (
    <Modal {...props} mayClose={guard.mayClose}>
      <DialogGuard value={guard}>{children}</DialogGuard>
    </Modal>
  );
}
