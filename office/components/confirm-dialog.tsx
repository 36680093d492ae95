import { useRef } from 'react';
import { create } from 'zustand';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLabels } from '../office-context.ts';

interface Confirmation {
  question: string;
  /** The text of the button that goes on. */
  confirm: string;
  /** The text of the button that doesn't. Default: "Not now". */
  cancel?: string;
}

interface Question extends Confirmation {
  answer: (isConfirmed: boolean) => void;
}

const useQuestion = create<{ open: Question | null }>(() => ({ open: null }));

/**
 * Asks before something that can't be undone, or before unsaved changes are lost. Calls `act` if the user confirms.
 * A new question replaces an open one, whose answer is no.
 */
export async function confirmDialog(confirmation: Confirmation, act?: () => unknown): Promise<boolean> {
  useQuestion.getState().open?.answer(false);
  const isConfirmed = await new Promise<boolean>((resolve) => {
    const answer = (given: boolean) => {
      useQuestion.setState({ open: null });
      resolve(given);
    };
    useQuestion.setState({ open: { ...confirmation, answer } });
  });
  if (isConfirmed) act?.();
  return isConfirmed;
}

/** The dialog of `confirmDialog`, above everything else. */
export function ConfirmDialog() {
  const t = useLabels(officeCommonLabels);
  const { open: question } = useQuestion();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.answer(false)}
      title={question?.question}
      className="confirm-dialog"
      initialFocus={button}
    >
      {question && (
        <div className="form-foot">
          <Button ref={button} onClick={() => question.answer(true)}>
            {question.confirm}
          </Button>
          <Button kind="ghost" onClick={() => question.answer(false)}>
            {question.cancel ?? t('notNow')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
