import { useEffect, useRef } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { messages } from '#contract/messages.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/money.tsx';
import type { AgainNote } from './plan-again.ts';
import type { AgainOutcome as Outcome } from './use-order-again.ts';

interface AgainOutcomeProps {
  outcome: Outcome;
  /** Whether it is shown in the cart, which then needs no button to it. */
  isOfCart?: boolean;
}

/** What a reorder would add or added: each item that differs by name, and the next step. It takes the focus. */
export function AgainOutcome({ outcome: { added, notes, add }, isOfCart = false }: AgainOutcomeProps) {
  const { links } = useShop();
  const t = useLabels(ordersHistoryLabels);
  const message = useLabels(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isInCart = notes.some(({ kind }) => kind === 'in-cart');
  const isAllInCart = notes.length > 0 && notes.every(({ kind }) => kind === 'in-cart');
  const none = isAllInCart ? 'againHave' : 'againNone';
  const without = add ? 'againDiffers' : none;
  return (
    <section className={added > 0 || add ? 'o-again' : 'o-again none'} aria-labelledby="again">
      <h3 className="h3" id="again" ref={heading} tabIndex={-1}>
        {t(added > 0 ? 'againDone' : without)}
      </h3>
      {notes.length === 0 && <p>{t('againAll')}</p>}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={`${note.kind} ${note.name}`}>{textOf(note)}</li>
          ))}
        </ul>
      )}
      {add && (
        <Button kind="act" small icon="shopping-bag" onClick={add}>
          {t('againAdd')}
        </Button>
      )}
      {!add && !isOfCart && (added > 0 || isInCart) && (
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
      case 'repeat':
        return t('againRepeat', { name, number: note.number });
      case 'proof':
        return t('againProof', { name });
      case 'setup':
        return t('againSetup', { name, now: formatMoney(note.now) });
      case 'choice':
        return t('againChoice', { name, choice: note.choice });
      default:
        return t('againPrice', { name, now: formatMoney(note.now), was: formatMoney(note.was) });
    }
  }
}
