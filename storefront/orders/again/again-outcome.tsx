import { useEffect, useRef } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { messages } from '#contract/messages.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/money.tsx';
import type { AgainNote } from './plan-again.ts';
import type { AgainOutcome as Outcome } from './use-order-again.ts';

/** The result of a reorder: each item that differs by name, and a link to the cart. It takes the focus. */
export function AgainOutcome({ outcome: { added, notes } }: { outcome: Outcome }) {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const message = useLabels(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isInCart = notes.some(({ kind }) => kind === 'in-cart');
  const isAllInCart = notes.length > 0 && notes.every(({ kind }) => kind === 'in-cart');
  const none = isAllInCart ? 'againHave' : 'againNone';
  return (
    <section className={added > 0 ? 'o-again' : 'o-again none'} aria-labelledby="again">
      <h3 className="h3" id="again" ref={heading} tabIndex={-1}>
        {t(added > 0 ? 'againDone' : none)}
      </h3>
      {notes.length === 0 && <p>{t('againAll')}</p>}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={`${note.kind} ${note.name}`}>{textOf(note)}</li>
          ))}
        </ul>
      )}
      {(added > 0 || isInCart) && (
        <Button href={links.cart()} kind="act" small icon="shopping-bag">
          {message('viewCart')}
        </Button>
      )}
    </section>
  );

  function textOf(note: AgainNote): string {
    const { name } = note;
    switch (note.kind) {
      case 'gone':
        return t('againGone', { name });
      case 'sold-out':
        return t('againSoldOut', { name });
      case 'full':
        return t('againFull', { name });
      case 'in-cart':
        return t('againInCart', { name });
      case 'fewer':
        return t('againFewer', { name, n: note.n, was: note.was });
      case 'choice':
        return t('againChoice', { name, choice: note.choice });
      default:
        return t('againPrice', { name, now: formatMoney(note.now), was: formatMoney(note.was) });
    }
  }
}
