import type { ReactNode } from 'react';

/** Numbers, phone numbers, dates and order numbers: left to right in any text, with digits of one width. */
export function Num({ children }: { children: ReactNode }) {
  return (
    <bdi className="n" dir="ltr">
      {children}
    </bdi>
  );
}
