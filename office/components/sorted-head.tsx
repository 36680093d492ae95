import type { ReactNode } from 'react';

interface SortedHeadProps {
  /** The same table sorted by this column, or the other way round when it is already. */
  href: string;
  /** null: the table is sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  isFigure?: boolean;
  className?: string;
  children: ReactNode;
}

/** The head of a column a table can be sorted by; pressed again the order turns round. */
export function SortedHead({ href, direction, isFigure = false, className = '', children }: SortedHeadProps) {
  const classes = `${className} ${isFigure ? 'is-figure' : ''}`.trim();
  return (
    <th scope="col" className={classes || undefined} aria-sort={direction ?? 'none'}>
      <a href={href}>{children}</a>
    </th>
  );
}
