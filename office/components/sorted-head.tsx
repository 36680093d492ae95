import type { ReactNode } from 'react';

interface SortedHeadProps {
  /** A link to the same table sorted by this column, or in reverse order if it already is. */
  href: string;
  /** Null if the table is sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  isFigure?: boolean;
  className?: string;
  children: ReactNode;
}

/** The head of a sortable column. Pressing it again reverses the order. */
export function SortedHead({ href, direction, isFigure = false, className = '', children }: SortedHeadProps) {
  const classes = `${className} ${isFigure ? 'is-figure' : ''}`.trim();
  return (
    <th scope="col" className={classes || undefined} aria-sort={direction ?? 'none'}>
      <a href={href}>{children}</a>
    </th>
  );
}
