import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';
import './command.css';

/** A command for the server, with a copy button. */
export function Command({ text }: { text: string }) {
  const id = useId();
  return (
    <div className="command" dir="ltr">
      <code id={id}>{text}</code>
      <CopyButton text={text} describedBy={id} />
    </div>
  );
}
