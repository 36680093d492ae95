import { useEffect, useRef, useState } from 'react';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { messages } from '#contract/messages.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

/** How long a removed line can be restored, in ms. */
const undoMilliseconds = 10_000;

export interface UnavailableProduct {
  id: string;
  /** The product's name; empty if unknown. */
  name: string;
  picture: string | undefined;
}

interface GoneLineProps {
  product: UnavailableProduct;
  onUndo: () => void;
  /** Called when the time is over, unless the line has the focus. */
  onOver: () => void;
}

/** Replaces a removed line and offers undo. Takes over the focus of the removed button. */
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
