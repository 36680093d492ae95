import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { quickOrderLabels } from '#contract/labels/storefront/quick-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { listText } from '#rules/text-of-language.ts';
import { LineOptions } from '#storefront/cart/line-options.tsx';
import { lineProblem, tooMany } from '#storefront/cart/line-problem.ts';
import { maxQuantityOf, type PricedLine, requiredOf } from '#storefront/cart/priced-cart.ts';
import { useTaxonomy } from '#storefront/products/use-taxonomy.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { UserText } from '#ui/user-text.tsx';
import { showToast } from '#web/toasts.ts';

interface QuickLineProps {
  line: PricedLine;
  skus: readonly string[];
  isInCart: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

/** A product of the list. One with options leads to its page, where they are chosen. */
export function QuickLine({ line, skus, isInCart, onChange, onRemove }: QuickLineProps) {
  const { lang, links } = useShop();
  const t = useLabels(quickOrderLabels);
  const ofCart = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  const message = useLabels(messages);
  const { price: priceLabels } = useTaxonomy();
  const { ProductName: name, Quantity: quantity, VariantQuantities: cells } = line;
  // The cart's sentence would ask to remove it from there.
  const problem =
    line.Problem === 'out-of-stock' ? { code: 'outOfStock' as const, values: {} } : lineProblem(line, lang);
  const shown = isInCart ? { code: 'alreadyInCart' as const, values: {} } : problem;
  return (
    <li>
      <Picture
        path={line.ProductImagesJson[0]?.AttachmentURL ?? ''}
        width={1000}
        height={1000}
        alt=""
        sizes="4rem"
      />
      <div className="quick-what">
        <h3>
          <a href={links.product(line)}>
            <UserText text={name} />
          </a>
        </h3>
        <small>
          <Num>{listText(lang, skus)}</Num>
        </small>
        <LineOptions line={line} />
        {shown && <p className="quick-problem">{message(shown.code, shown.values)}</p>}
        {line.Problem === 'choice-missing' && !isInCart && (
          <a className="more" href={links.product(line)}>
            {t('chooseOptions')}
            <span className="vh"> {name}</span>
          </a>
        )}
      </div>
      <Price price={line.Price} discounted={line.DiscountedPrice} labels={priceLabels} />
      <div className="quick-qty">
        {cells ? (
          <b>
            <span className="vh">{ofCart('lbl_hdr_cart_qty')} </span>
            <Num>{quantity}</Num>
          </b>
        ) : (
          <Stepper
            value={quantity}
            onChange={onChange}
            min={requiredOf(line)}
            max={Math.max(requiredOf(line), maxQuantityOf(line))}
            onAboveMax={(n) => showToast('error', tooMany(line, lang, n))}
            labels={{
              group: ofCart('quantityOf', { name }),
              field: ofCart('lbl_hdr_cart_qty'),
              less: shared('oneLess'),
              more: shared('oneMore'),
            }}
          />
        )}
      </div>
      <b className="quick-total" aria-live="polite">
        <Money value={line.ItemSubTotal} />
      </b>
      <IconButton icon="x" label={t('removeNamed', { name })} onClick={onRemove} />
    </li>
  );
}
