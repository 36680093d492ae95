import type { ReactNode } from 'react';
import { UserText } from '#ui/user-text.tsx';

interface NoteTextProps {
  text: string;
  /** Names of the mentioned staff members. */
  names: readonly string[];
}

/** A note with its mentions highlighted. */
export function NoteText({ text, names }: NoteTextProps) {
  const marks = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: ReactNode[] = [];
  for (let balance = text; balance !== '';) {
    const [mark = '', at = balance.length] = firstOf(marks, balance);
    if (at > 0) parts.push(<UserText key={balance.length} text={balance.slice(0, at)} />);
    if (mark) parts.push(<b key={`@${balance.length}`}>{balance.slice(at, at + mark.length)}</b>);
    balance = balance.slice(at + mark.length);
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
