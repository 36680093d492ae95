import type { ReactNode } from 'react';
import { Quoted } from '#ui/quoted.tsx';

interface NoteTextProps {
  text: string;
  /** Names of the mentioned staff. */
  names: readonly string[];
}

/** A note with its mentions highlighted. */
export function NoteText({ text, names }: NoteTextProps) {
  const marks = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: ReactNode[] = [];
  for (let rest = text; rest !== '';) {
    const [mark = '', at = rest.length] = firstOf(marks, rest);
    if (at > 0) parts.push(<Quoted key={rest.length} text={rest.slice(0, at)} />);
    if (mark) parts.push(<b key={`@${rest.length}`}>{rest.slice(at, at + mark.length)}</b>);
    rest = rest.slice(at + mark.length);
  }
  return <div className="note-text">{parts}</div>;
}

/** Returns the first mention and its index, or an empty list. */
function firstOf(marks: readonly string[], text: string): [mark: string, at: number] | [] {
  const found = marks
    .map((mark): [string, number] => [mark, text.toLowerCase().indexOf(mark.toLowerCase())])
    .filter(([, at]) => at >= 0)
    .toSorted(([, one], [, other]) => one - other);
  return found[0] ?? [];
}
