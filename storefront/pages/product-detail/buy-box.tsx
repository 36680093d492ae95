import { Fragment } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { loadWithStyles } from '#storefront/artwork/load-prints.ts';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import { maxAvailable } from '#rules/quantity.ts';
import { useMedium } from '#storefront/use-medium.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { NewWishlistItem } from '#storefront/state/stored-wishlist.ts';
import { addToWishlist } from '#storefront/state/wishlist.ts';
import { showToast } from '#web/toasts.ts';
import { usePageData } from '#web/use-page-data.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Assurances } from './assurances.tsx';
import { chosenPrice, chosenVariant, hasMatrix, isOfCells, stockOf, workOf } from './choice.ts';
import { BuyHead } from './buy-head.tsx';
import { BarPrice, LineTotal, MinimumNote } from './buy-notes.tsx';
import { MatrixPanel } from './matrix-panel.tsx';
import { OptionPicker } from './option-picker.tsx';
import { Stair } from './stair.tsx';
import { isColor, isSize, type OptionGroup, type ProductData } from './product-data.ts';
import { useBuying } from './use-buying.ts';
import type { Choosing } from './use-chosen.ts';
import { VariantsButton } from './variants-button.tsx';
import { wishedAs, WishButton } from './wish-button.tsx';

const isVariant = (group: OptionGroup) => isColor(group) || isSize(group);
const loadPrintNotes = () => import('./print-notes.tsx');
const loadPrint = () => loadWithStyles(import('./product-print.tsx'));
const loadNotice = () => import('#storefront/pages/product-detail/stock-notice.tsx');

/** Name, price and options, and the add-to-cart button. */
export function BuyBox({ product, choosing }: { product: ProductData; choosing: Choosing }) {
  const { language } = useShop();
  const t = useLabels(productDetailLabels);
  const shared = useLabels(sharedLabels);
  const message = useLabels(messages);
  const { chosen, choose, setQuantity } = choosing;
  const { cells } = chosen;
  const priced = chosenPrice(product, chosen);
  const { price, discounted, terms, groups, once, total } = priced;
  const isPrinted = once.length > 0 || Boolean(terms.prints?.length);
  const prints = usePageData(loadPrintNotes, isPrinted, 'quiet');
  const buying = useBuying(product, choosing);
  const medium = useMedium();
  const notice = usePageData(loadNotice, buying.outOfStock && medium !== null, 'quiet');
  const isNeeded = (group: OptionGroup) => group.required || isVariant(group);
  const [needed, optional] = [groups.filter(isNeeded), groups.filter((each) => !isNeeded(each))];
  const positions = optional.filter(({ choices }) => choices.some(({ asksFor }) => asksFor));
  const extra = optional.filter((each) => !positions.includes(each));
  const lastVariant = needed.findLast(isVariant);
  const choiceOf = ({ attributeId, choices }: OptionGroup) =>
    choices.find(({ id }) => id === chosen.options[attributeId]);
  const print = usePageData(
    loadPrint,
    groups.some((group) => choiceOf(group)?.asksFor),
    'quiet',
  );
  const picker = (group: OptionGroup) => {
    const choice = choiceOf(group);
    return (
      <>
        <OptionPicker
          group={group}
          product={product}
          chosen={chosen}
          problem={buying.problemOf(group)}
          onChoose={choose}
        />
        {print && choice?.asksFor && (
          <print.ProductPrint {...{ product, group, choice, chosen }} onExtras={choosing.setExtras} />
        )}
      </>
    );
  };
  return (
    <form className="buy" method="dialog" noValidate onSubmit={buying.submit}>
      <BuyHead product={product} chosen={chosen} priced={priced} />
      {terms.steps.length > 1 && (
        <Stair
          terms={terms}
          quantity={chosen.quantity}
          cells={cells}
          max={maxAvailable(product.orderMaximum, stockOf(product, chosen))}
          onChange={setQuantity}
        />
      )}
      {isPrinted && prints && <prints.PrintNotes once={once} groups={groups} chosen={chosen} />}
      {needed.map((group) => (
        <Fragment key={group.attributeId}>
          {!isOfCells(chosen, group.attributeId) && picker(group)}
          {group === lastVariant && hasMatrix(product) && (
            <MatrixPanel {...{ product, groups, choosing }} onAboveMax={buying.aboveMaximum} />
          )}
        </Fragment>
      ))}
      {positions.length > 0 && (
        <details className="buy-positions">
          <summary>
            <b>{t('addPrint')}</b>
            <span className="pick-is">{positions.map(({ name }) => name).join(' · ')}</span>
            <Icon name="chevron-down" />
          </summary>
          <div>
            {positions.map((group) => (
              <Fragment key={group.attributeId}>{picker(group)}</Fragment>
            ))}
          </div>
        </details>
      )}
      <div className="buy-acts">
        <noscript>
          <p>{shared('noScript')}</p>
        </noscript>
        {cells ? (
          total > 0 && <LineTotal quantity={chosen.quantity} total={total} />
        ) : (
          <Stepper
            value={chosen.quantity}
            onChange={setQuantity}
            mayBeNone
            min={buying.minimum}
            onBelowMin={buying.belowMinimum}
            max={buying.maximum}
            onAboveMax={buying.aboveMaximum}
            labels={{
              group: `${t('quantity')}${language.colon}${product.name}`,
              field: t('quantity'),
              less: shared('oneLess'),
              more: shared('oneMore'),
            }}
          />
        )}
        <Button
          className="buy-btn"
          kind="act"
          type="submit"
          icon="shopping-bag"
          aria-disabled={buying.outOfStock}
          onClick={buying.sayWhyNot}
        >
          {t(buying.outOfStock ? 'lbl_prd_det_outstock' : 'lbl_prd_det_addcart')}
        </Button>
        <WishButton product={product} chosen={chosen} />
      </div>
      <MinimumNote {...terms.minimum} />
      {buying.askForPrice && (
        <a className="more" href={buying.askForPrice.href}>
          {message('askForPrice', buying.askForPrice.values)}
        </a>
      )}
      {notice && buying.outOfStock && (
        <notice.StockNotice
          key={JSON.stringify(chosenVariant(product, chosen))}
          productId={product.id}
          {...chosenVariant(product, chosen)}
        />
      )}
      {extra.map((group) => (
        <Fragment key={group.attributeId}>{picker(group)}</Fragment>
      ))}
      <Assurances
        product={product}
        {...workOf(product, chosen)}
        onSample={() => sampleOf(wishedAs(product, chosen))}
      >
        {product.options.length > 0 && <VariantsButton product={product} chosen={chosen} />}
        <p className="buy-say">{product.shortDescription}</p>
      </Assurances>
      <ActionBar label={t('buy')}>
        <div className="bar-price">
          <BarPrice {...{ price, discounted, total }} quantity={chosen.quantity} />
        </div>
        <Button
          kind="act"
          type="submit"
          icon="shopping-bag"
          aria-disabled={buying.outOfStock}
          onClick={buying.sayWhyNot}
        >
          {t(buying.outOfStock ? 'lbl_prd_det_outstock' : 'lbl_prd_det_addcart')}
        </Button>
      </ActionBar>
    </form>
  );
}

/** Samples are requested on the wish list page. The link opens it, and that page shows the result. */
function sampleOf(item: NewWishlistItem): void {
  const code = addToWishlist(item);
  if (code === 'addedToWishlist') showToast('success', { code }, { outlivesPage: true });
  if (code === 'wishlistFull') showToast('warning', { code }, { outlivesPage: true });
}
