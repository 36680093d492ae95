import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels } from '#office/office-context.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface EditCellProps {
  /** The accessible names of the button and the field. */
  names: { button: string; field: string };
  /** The initial text of the field. */
  start: string;
  hint?: string;
  /** Saves the input. Returns an error text if it isn't saved; throws when the shop refuses it. */
  save: (typed: string) => Promise<string | null>;
  children: ReactNode;
}

/** A table value that becomes a field when pressed: Enter saves it, Escape cancels. */
export function EditCell({ names, start, hint, save, children }: EditCellProps) {
  const common = useLabels(officeCommonLabels);
  const refusalText = useRefusalText();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    flushSync(() => {
      setTyped(null);
      setProblem(null);
    });
    button.current?.focus();
  };
  const submit = async (text: string) => {
    if (busy) return;
    if (text.trim() === start) return close();
    setBusy(true);
    try {
      const why = await save(text);
      if (why === null) close();
      else setProblem(why);
    } catch (error) {
      setProblem(refusalText(error));
    }
    setBusy(false);
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className="edit-value"
        aria-label={names.button}
        onClick={() => setTyped(start)}
      >
        {children}
      </button>
    );
  return (
    <form
      className="edit-cell"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(typed);
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the button was that was pressed
        autoFocus
        inputMode="text"
        autoComplete="off"
        aria-label={names.field}
        aria-invalid={problem !== null}
        value={typed}
        readOnly={busy}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => typed.trim() === start && setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      />
      <IconButton type="submit" icon="check" label={common('save')} />
      {(problem ?? hint) && (
        <small role={problem === null ? undefined : 'alert'} className={problem === null ? undefined : 'bad'}>
          {problem ?? hint}
        </small>
      )}
    </form>
  );
}
