import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '../components/note.tsx';
import { useLabels } from '../office-context.ts';

interface LastChangeProps {
  /** Describes the change; null if there is none. */
  text: string | null;
  isBusy: boolean;
  /** Null if the user may not undo it. */
  onUndo: (() => void) | null;
}

/** The last change made in a list, with Undo. */
export function LastChange({ text, isBusy, onUndo }: LastChangeProps) {
  const common = useLabels(officeCommonLabels);
  return (
    <output className="last-change">
      {text !== null && (
        <Note
          kind="good"
          end={
            onUndo && (
              <Button kind="ghost" busy={isBusy} onClick={onUndo}>
                {common('undo')}
              </Button>
            )
          }
        >
          {text}
        </Note>
      )}
    </output>
  );
}
