import type { ReactNode } from 'react';

/** A name in Latin letters inside a Khmer text: read as English, its order kept. */
export function Latin({ children }: { children: ReactNode }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  );
}
