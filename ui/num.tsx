import type { ReactNode } from 'react';

/** Numbers, phones, dates, order numbers: kept left to right in any text, with figures of one width. */
export function Num({ children }: { children: ReactNode }) {
  return (
    <bdi className="n" dir="ltr">
      {children}
    </bdi>
  );
}
