import { raise } from './raise.ts';
import './overlay.css';

interface OverlayProps {
  shown: boolean;
  /** What readers hear, e.g. "Loading". */
  label: string;
}

/** The whole window under a white veil with a green ring while something is at work (specification §2). */
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
