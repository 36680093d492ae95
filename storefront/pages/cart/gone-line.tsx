import { useEffect, useRef, useState } from 'react';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { messages } from '#contract/messages.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

/** Milliseconds for which a removed line keeps its place. */
const undoMilliseconds = 10_000;

/** What is told of a line that was removed. */
export interface GoneProduct {
  id: string;
  /** Empty where nobody knows it. */
  name: string;
  picture: string | undefined;
}

interface GoneLineProps {
  product: GoneProduct;
  onUndo: () => void;
  /** Its time is over; not while the focus is in it. */
  onOver: () => void;
}

/** Stands where a line was removed, with the way back; it takes the focus of the button that is gone. */
export function GoneLine({ product: { name, picture }, onUndo, onOver }: GoneLineProps) {
  const t = useLabels(cartLabels);
  const message = useLabels(messages);
  const row = useRef<HTMLTableRowElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    row.current?.querySelector('button')?.focus();
    const timer = setTimeout(() => setOver(true), undoMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOver && !row.current?.contains(document.activeElement)) onOver();
  }, [isOver, onOver]);
  return (
    <tr className="gone" ref={row} onBlur={() => isOver && onOver()}>
      <td>
        <Picture path={picture ?? ''} width={1000} height={1000} alt="" sizes="3rem" />
      </td>
      <td>{name ? t('removedNamed', { name }) : message('removedFromCart')}</td>
      <td colSpan={4}>
        <Button kind="ghost" small onClick={onUndo}>
          {message('undo')}
        </Button>
      </td>
    </tr>
  );
}
