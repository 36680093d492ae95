import type { ReactNode } from 'react';
import { StickyTotal } from '#storefront/cart/sticky-total.tsx';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import { InRiel } from '#storefront/riel/riel.tsx';
import { Button } from '#ui/button.tsx';
import { TotalNow } from './total-now.tsx';

interface OrderBarProps {
  formId: string;
  orderTotal: number;
  total: number;
  /** What is paid, and how. */
  caption: ReactNode;
  /** Text of the button. */
  action: string;
}

/** The total and the button at the bottom of a phone's window. */
export function OrderBar({ formId, orderTotal, total, caption, action }: OrderBarProps) {
  return (
    <ActionBar label={action}>
      <StickyTotal
        amount={
          <>
            <TotalNow orderTotal={orderTotal} total={total} />
            <InRiel dollars={total} />
          </>
        }
      >
        {caption}
      </StickyTotal>
      <Button type="submit" form={formId} kind="act">
        {action}
      </Button>
    </ActionBar>
  );
}
