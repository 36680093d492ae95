import { cutText } from './cut.ts';
import { Unbroken } from './unbroken.tsx';

interface CutTextProps {
  text: string;
  /** Characters shown (contract/constants `cutLengths`); default 50. */
  length?: number;
}

/** A text cut to a length; the whole of it in the title when something was left out. */
export function CutText({ text, length }: CutTextProps) {
  const cut = cutText(text, length);
  const shown = <Unbroken text={cut} />;
  return cut === text ? shown : <span title={text}>{shown}</span>;
}
