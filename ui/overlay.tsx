import { raise } from './raise.ts';
import './overlay.css';

interface OverlayProps {
  shown: boolean;
  /** The text for screen readers, e.g. "Loading". */
  label: string;
}

/** Covers the whole window with a white veil and a green ring during work (specification §2). */
export function Overlay({ shown, label }: OverlayProps) {
  return (
    <output>
      {shown && (
        <span ref={raise} className="overlay" popover="manual">
          <span className="spinner" />
          <span className="vh">{label}</span>
        </span>
      )}
    </output>
  );
}
