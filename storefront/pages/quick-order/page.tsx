import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { quickOrderLabels } from '#contract/labels/storefront/quick-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { listing } from '#contract/constants.ts';
import { centsOf, centsToDollars, sumCents } from '#rules/money.ts';
import { Failure } from '#storefront/failure.tsx';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { NeedsScript } from '#storefront/needs-script.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { QuickLine } from './quick-line.tsx';
import styles from './quick-order.css?url';
import { useQuickOrder } from './use-quick-order.ts';

const example = 'AG-1001 24';
const maxLength = 10_000;

/** Adds a list of SKUs and quantities to the cart, such as the order list of a company. */
function View() {
  const t = useLabels(quickOrderLabels);
  const shared = useLabels(sharedLabels);
  const quick = useQuickOrder();
  const [error, setError] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get('list');
    const outcome = await quick.find(typeof text === 'string' ? text : '');
    setError(outcome === 'none' ? t('noSku') : '');
    if (outcome === 'none') form.querySelector('textarea')?.focus();
  };
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleQuickOrder') }]} />
      <div className="wrap own-page">
        <div className="page-head">
          <h1>{shared('titleQuickOrder')}</h1>
          <p>{t('intro')}</p>
        </div>
        <NeedsScript />
        <div className="quick">
          <form className="quick-form needs-script" noValidate onSubmit={(event) => void submit(event)}>
            <TextArea
              name="list"
              label={t('list')}
              hint={t('listHint', { example: `\u2068${example}\u2069` })}
              error={error || undefined}
              rows={10}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              maxLength={maxLength}
            />
            {/* Once there is a list, the button that adds it is the main one. */}
            <Button type="submit" kind={quick.ready.length > 0 ? 'ghost' : 'act'}>
              {t('show')}
            </Button>
          </form>
          {quick.list && quick.list.lines.length + quick.list.unknown.length > 0 && (
            <Results key={quick.list.round} quick={quick} list={quick.list} />
          )}
        </div>
      </div>
    </>
  );
}

type Quick = ReturnType<typeof useQuickOrder>;

/** What was found and what wasn't. It takes the focus when a list was read. */
function Results({
  quick: { cart, failed, ...quick },
  list,
}: {
  quick: Quick;
  list: NonNullable<Quick['list']>;
}) {
  const t = useLabels(quickOrderLabels);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="quick-found">
      <h2 id="quick-found" ref={heading} tabIndex={-1}>
        {t('found', { n: list.lines.length })}
      </h2>
      {list.isCut && <p>{t('firstOnly', { n: listing.maxPageSize })}</p>}
      {list.unknown.length > 0 && (
        <div className="quick-unknown">
          <p>{t('notFound')}</p>
          <ul>
            {list.unknown.map((sku) => (
              <li key={sku}>
                <bdi>{sku}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failed && <Failure code={failed} retry={quick.retry} />}
      {!failed && !cart && list.lines.length > 0 && <Skeleton shape="block" className="quick-sk" />}
      {!failed && cart && cart.productsData.length > 0 && <Found quick={{ cart, failed, ...quick }} />}
    </section>
  );
}

/** Takes lines off the list, and moves the focus from a removed button to the rest of the list. */
function keepFocus(change: () => void): void {
  flushSync(change);
  const left = document.querySelector<HTMLElement>('#quick-found');
  (left ?? document.querySelector<HTMLElement>('.quick-form textarea'))?.focus();
}

/** The products with their quantities, and the button that adds those that can be ordered as they are. */
function Found({ quick }: { quick: Quick }) {
  const t = useLabels(quickOrderLabels);
  const ofCart = useLabels(cartLabels);
  const { list, cart, ready, inCart } = quick;
  const amounts = ready.map(
    ({ ItemSubTotal, SetupTotal = 0 }) => centsOf(ItemSubTotal) + centsOf(SetupTotal),
  );
  return (
    <>
      <ul className="quick-lines">
        {cart?.productsData.map((line) => (
          <QuickLine
            key={line.ProductId}
            line={line}
            skus={list?.skus.get(String(line.ProductId)) ?? []}
            isInCart={inCart.has(String(line.ProductId))}
            onChange={(quantity) => quick.setQuantity(line.ProductId, quantity)}
            onRemove={() => keepFocus(() => quick.remove(line.ProductId))}
          />
        ))}
      </ul>
      <div className="quick-end">
        <p aria-live="polite">
          {ofCart('lbl_cart_total_2')}{' '}
          <b>
            <Money value={centsToDollars(sumCents(amounts))} />
          </b>
        </p>
        <Button
          kind="act"
          icon="shopping-bag"
          disabled={ready.length === 0}
          onClick={() => keepFocus(quick.add)}
        >
          {t('add', { n: ready.length })}
        </Button>
      </div>
    </>
  );
}

export default definePage<null>({ View, styles });
