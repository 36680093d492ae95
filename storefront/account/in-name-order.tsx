import type { ReactNode } from 'react';
import { useShop } from '../shop-context.tsx';

/** Two parts of a page about somebody's names, in the order of the page's language. */
export function InNameOrder({ first, last }: { first: ReactNode; last: ReactNode }) {
  const { lang } = useShop();
  return lang === 'ar' ? (
    <>
      {last}
      {first}
    </>
  ) : (
    <>
      {first}
      {last}
    </>
  );
}
