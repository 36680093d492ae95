import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { StickyTotal } from '../cart/sticky-total.tsx';
import { LineOptions } from '../cart/line-options.tsx';
import { type PricedCart, unitPrice } from '../cart/priced-cart.ts';
import { usePricedCart } from '../cart/use-priced-cart.ts';
import { InRiel } from '../riel/riel.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { closePanel, usePanel } from '../state/panels.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './added-slip.css?url';
import { GoesWith } from './goes-with.tsx';
import { NoBreakText } from '#ui/no-break-text.tsx';

/** Milliseconds until the panel closes, if it has neither pointer nor focus. */
const shownFor = 8000;
const close = () => closePanel('added');

/** Shows the added product and the cart total; on phones, only the total. It isn't modal. */
export function AddedSlip() {
  return usePanel() === 'added' && <Added />;
}

function Added() {
  const isStyled = useStylesheet(styles);
  const { view } = usePricedCart();
  useEffect(() => {
    if (view.kind === 'failed' || view.kind === 'empty') close();
  }, [view.kind]);
  return isStyled && view.kind === 'shown' && <Shown cart={view.cart} />;
}

function Shown({ cart }: { cart: PricedCart }) {
  const { links } = useShop();
  const t = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  const message = useLabels(messages);
  const { slip, ties } = useShownFor();
  const line = cart.productsData.at(-1);
  if (!line) return null;
  const picture = line.ProductImagesJson[0]?.AttachmentURL;
  const total = (
    <>
      <Money value={cart.orderTotal} /> <InRiel dollars={cart.orderTotal} />
    </>
  );
  const count = t('itemCount', { n: cart.productsData.length });
  return (
    <>
      <section className="added" ref={slip} aria-labelledby="added-title" {...ties}>
        <div className="krama-edge" aria-hidden="true" />
        <header>
          <Icon name="circle-check" />
          <h2 id="added-title">{t('inYourCart')}</h2>
          <IconButton icon="x" label={shared('close')} onClick={close} />
        </header>
        <div className="added-line">
          <Picture path={picture ?? ''} width={1000} height={1000} alt="" sizes="6rem" />
          <div>
            <p className="line-name">
              <NoBreakText text={line.ProductName} />
            </p>
            <p className="line-opts">
              <LineOptions line={line} />
            </p>
            <Num>
              {line.Quantity} × <Money value={unitPrice(line)} />
            </Num>
          </div>
          <b>
            <Money value={line.ItemSubTotal} />
          </b>
        </div>
        <p className="added-sum">
          <span>{count}</span>
          <b className="run">{total}</b>
        </p>
        <div className="added-acts">
          <Button kind="ghost" href={links.cart()}>
            {message('viewCart')}
          </Button>
          <Button kind="act" href={links.checkout()}>
            {shared('titleCheckout')}
          </Button>
        </div>
        <GoesWith product={line.ProductId} inCart={cart.productsData} />
      </section>
      <ActionBar label={t('inYourCart')}>
        <StickyTotal amount={total}>{count}</StickyTotal>
        <Button kind="act" href={links.cart()}>
          {message('viewCart')}
        </Button>
      </ActionBar>
    </>
  );
}

/**
 * Closes the panel after a while without pointer or focus, on Escape, and on the next press outside. The
 * focus stays on the add button; Tab moves from there into the panel.
 */
function useShownFor() {
  const slip = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [held]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== opener) return;
    const first = slip.current?.querySelector<HTMLElement>('button, a');
    if (!first?.checkVisibility()) return;
    event.preventDefault();
    first.focus();
  });
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('.added, .action-bar, .toasts')) close();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return {
    slip,
    ties: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
