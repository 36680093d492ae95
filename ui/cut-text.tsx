import { cutText } from './cut.ts';

interface CutTextProps {
  text: string;
  /** Characters shown (contract/constants `cutLengths`); default 50. */
  length?: number;
}

/** A text cut to a length; the whole of it in the title when something was left out. */
export function CutText({ text, length }: CutTextProps) {
  const cut = cutText(text, length);
  return cut === text ? text : <span title={text}>{cut}</span>;
}
