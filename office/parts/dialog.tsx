import { type ComponentProps, useState } from 'react';
import { Dialog as Modal } from '#ui/dialog.tsx';
import { DialogGuard } from '../forms/use-leave-guard.ts';
import { isSure } from './is-sure.ts';

type DialogProps = Omit<ComponentProps<typeof Modal>, 'mayClose'>;

/** A dialog of the office: it asks before it closes while a form in it holds what isn't saved (`useLeaveGuard`). */
export function Dialog({ children, ...props }: DialogProps) {
  const [guard] = useState(() => ({ questions: new Map<symbol, string>(), isLeaving: false }));
  const mayClose = () => {
    guard.isLeaving = [...new Set(guard.questions.values())].every((question) => isSure(question));
    return guard.isLeaving;
  };
  return (
    <Modal {...props} mayClose={mayClose}>
      <DialogGuard value={guard}>{children}</DialogGuard>
    </Modal>
  );
}
