import { cutText } from './cut.ts';
import { Unbroken } from './unbroken.tsx';

interface CutTextProps {
  text: string;
  /** Number of characters shown (contract/constants `cutLengths`); default 50. */
  length?: number;
}

/** A text truncated to a length, with the full text in its title when it is truncated. */
export function CutText({ text, length }: CutTextProps) {
  const cut = cutText(text, length);
  const shown = <Unbroken text={cut} />;
  return cut === text ? shown : <span title={text}>{shown}</span>;
}
