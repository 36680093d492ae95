import type { ReactNode } from 'react';
import { useShop } from '../shop-context.tsx';

/** Renders first and last name in the order of the page's language. */
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
