import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { IconButton } from './icon-button.tsx';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';
import './dialog.css';

interface DialogProps {
  open: boolean;
  /** Called on Escape, a click outside or the close button. It must set `open` to false. */
  onClose: () => void;
  /** Called before the dialog closes in one of these ways; false keeps it open. */
  mayClose?: () => boolean;
  /**
   * The dialog's position: a panel along one side, or the center. Start and end follow the reading direction.
   */
  side?: 'end' | 'start' | 'bottom' | 'top' | 'center';
  title: ReactNode;
  /** Whether there is no header and the title is visually hidden (search box). */
  headless?: boolean;
  /**
   * The label of the close button. If it is omitted there is none, and the footer must offer a way to close
   * the dialog.
   */
  closeLabel?: string;
  /** Shown in the header, before the close button. */
  tools?: ReactNode;
  foot?: ReactNode;
  /**
   * Whether closing is blocked during work that must finish: neither Escape nor a click outside closes the
   * dialog.
   */
  locked?: boolean;
  /**
   * Whether to hide the dialog while the page itself is in use: a modal dialog covers everything on the page,
   * at any stacking level, and makes it inert. The dialog's content keeps its state.
   */
  aside?: boolean;
  /** The element that gets the focus instead of the title, e.g. the field of a search box. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  /**
   * Whether the content has no interactive elements, so that it gets its own tab stop for scrolling by
   * keyboard.
   */
  reading?: boolean;
  /** The content, rendered only while the dialog is open. */
  children: ReactNode;
}

const looks = {
  end: 'drawer',
  start: 'drawer from-start',
  bottom: 'sheet',
  top: 'topsheet',
  center: 'modal',
};

/** A modal `<dialog>`. The focus moves to its title and, when it closes, returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    mayClose,
    side = 'center',
    locked = false,
    aside = false,
    initialFocus,
    className,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  /** @returns whether it closes */
  const close = (): boolean => {
    if (locked || mayClose?.() === false) return false;
    onClose();
    return true;
  };
  const onPressOutside = useEffectEvent(close);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || aside || !element) return undefined;
    if (!element.open) element.showModal();
    dialogOpened(element);
    const unwatch = watchPressOutside(element, onPressOutside);
    (initialFocus?.current ?? title.current)?.focus();
    return () => {
      unwatch();
      dialogClosed(element);
      element.close();
    };
  }, [open, aside, initialFocus]);

  // The page closes the dialog, never the browser: a key press between the two would be lost.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };

  const onClosed = () => {
    if (!open || aside || dialog.current?.open) return;
    if (close()) return;
    // The dialog is opened again, because browsers don't let a page block Escape: the second one in a row
    // can't be prevented.
    dialog.current?.showModal();
    title.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={className ? `${looks[side]} ${className}` : looks[side]}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
    >
      {open && <Inside {...props} onClose={close} titleId={titleId} titleRef={title} />}
    </dialog>
  );
}

/** Only a press that begins and ends outside counts, so selecting text and releasing outside doesn't close it. */
function watchPressOutside(dialog: HTMLDialogElement, onPress: () => void): () => void {
  let began = false;
  const down = (event: Event) => {
    began = event.target === dialog;
  };
  const press = (event: Event) => {
    if (began && event.target === dialog) onPress();
  };
  dialog.addEventListener('pointerdown', down);
  dialog.addEventListener('click', press);
  return () => {
    dialog.removeEventListener('pointerdown', down);
    dialog.removeEventListener('click', press);
  };
}

interface InsideProps extends DialogProps {
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

function Inside({
  side,
  title,
  titleId,
  titleRef,
  headless,
  closeLabel,
  tools,
  foot,
  onClose,
  reading = false,
  children,
}: InsideProps) {
  const heading = (
    <h2 id={titleId} ref={titleRef} tabIndex={-1} className={headless ? 'vh' : 'dialog-title'}>
      {title}
    </h2>
  );
  return (
    <div className="dialog-in">
      {(side === 'end' || side === 'start') && <div className="krama-edge" aria-hidden="true" />}
      {headless ? (
        heading
      ) : (
        <header className="dialog-head">
          {heading}
          {tools}
          {closeLabel && <IconButton icon="x" label={closeLabel} onClick={() => onClose()} />}
        </header>
      )}
      <div
        className="dialog-body"
        {...(reading && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
      >
        {children}
      </div>
      {foot && <footer className="dialog-foot">{foot}</footer>}
    </div>
  );
}
