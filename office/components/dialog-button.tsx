import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { IconName } from '#ui/icons.ts';
import { Dialog } from './dialog.tsx';

interface DialogButtonProps {
  text: ReactNode;
  /** The accessible name of the button, if its text isn't enough. */
  label?: string | undefined;
  kind?: 'ghost' | 'quiet' | 'danger';
  icon?: IconName;
  small?: boolean;
  /** The button's name, by which the form finds it. */
  name?: string;
  title: string;
  className?: string;
  /** Whether the dialog is opened without a press. */
  isRequested?: boolean | undefined;
  onClose?: (() => void) | undefined;
  children: (close: () => void) => ReactNode;
}

export function DialogButton(props: DialogButtonProps) {
  const { text, label, kind = 'ghost', title, className, children, isRequested, onClose, ...button } = props;
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isRequested === true;
  const close = () => {
    setPressed(false);
    onClose?.();
  };
  return (
    <>
      <Button {...button} kind={kind} aria-label={label} onClick={() => setPressed(true)}>
        {text}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title} {...(className && { className })}>
        {isOpen && children(close)}
      </Dialog>
    </>
  );
}
