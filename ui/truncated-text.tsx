import { truncate } from './cut.ts';
import { NoBreakText } from './no-break-text.tsx';

interface TruncatedTextProps {
  text: string;
  /** The number of characters shown (contract/constants `truncateLengths`); default 50. */
  length?: number;
}

/** A text truncated to a length, with the full text in its title if it is truncated. */
export function TruncatedText({ text, length }: TruncatedTextProps) {
  const cut = truncate(text, length);
  const shown = <NoBreakText text={cut} />;
  return cut === text ? shown : <span title={text}>{shown}</span>;
}
