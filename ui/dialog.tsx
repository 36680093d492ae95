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
  /** Asked to close: by Escape, a press outside or the close button. Set `open` to false. */
  onClose: () => void;
  /** Asked before it closes in one of these ways: false keeps it open. */
  mayClose?: () => boolean;
  /** Where it stands: a panel along one side, or in the middle. Start and end follow the reading direction. */
  side?: 'end' | 'start' | 'bottom' | 'top' | 'center';
  title: ReactNode;
  /** The title is read out only, and there is no head (search box). */
  headless?: boolean;
  /** Name of the close button; without it there is none, and the foot must offer a way out. */
  closeLabel?: string;
  /** In the head, before the close button. */
  tools?: ReactNode;
  foot?: ReactNode;
  /** At work on something that must not be left: neither Escape nor a press outside closes it. */
  locked?: boolean;
  /**
   * Out of the way while something in the page itself is used: a modal dialog lies above whatever the page holds, at any
   * stacking level, and makes it inert. What is in it stays as it is.
   */
  aside?: boolean;
  /** What gets the focus instead of the title, e.g. the field of a search box. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  /** Nothing in it can be pressed: it gets a tab stop of its own, so that the keyboard can scroll it. */
  reading?: boolean;
  /** Rendered while open. */
  children: ReactNode;
}

const looks = {
  end: 'drawer',
  start: 'drawer from-start',
  bottom: 'sheet',
  top: 'topsheet',
  center: 'modal',
};

/** A modal `<dialog>`: the focus goes to its title and, when it closes, back to where it was. */
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

  // Closed by the page, never by the browser first: a press that comes between the two would be lost.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };

  const onClosed = () => {
    if (!open || aside || dialog.current?.open) return;
    if (close()) return;
    // Browsers let nobody be held by Escape: the second one in a row cannot be refused.
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

/** Only what begins and ends outside counts: marking a text and letting go outside does not. */
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
