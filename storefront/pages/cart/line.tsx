import type { ReactNode } from 'react';
import { truncateLengths } from '#contract/constants.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { LineOptions } from '#storefront/cart/line-options.tsx';
import { lineProblem, tooMany } from '#storefront/cart/line-problem.ts';
import { PriceNote } from '#storefront/cart/notes.tsx';
import {
  maxQuantityOf,
  minimumOf,
  orderMaximum,
  type PricedLine,
  requiredOf,
} from '#storefront/cart/priced-cart.ts';
import { Saving } from '#storefront/cart/saving.tsx';
import { useTaxonomy } from '#storefront/products/use-taxonomy.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useAskForPrice } from '#storefront/use-ask-for-price.ts';
import { setQuantity } from '#storefront/state/cart.ts';
import { showToast } from '#web/toasts.ts';
import { termsOfRow } from '#rules/terms-row.ts';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { CellSteppers } from './cell-steppers.tsx';
import { cellsOfLine } from './ladder-line.ts';
import { LineOnce } from './line-once.tsx';
import { setCell } from './set-cell.ts';

interface LineProps {
  line: PricedLine;
  onVariants: () => void;
  onRemove: () => void;
  /** What is printed on it. */
  children?: ReactNode;
}

export function Line({ line, onVariants, onRemove, children }: LineProps) {
  const { lang, links } = useShop();
  const t = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  const message = useLabels(messages);
  const productTaxonomy = useTaxonomy();
  const {
    ProductId,
    ProductName: name,
    Price: price,
    DiscountedPrice: discounted,
    Quantity: quantity,
  } = line;
  const { VariantQuantities: cells, ...plain } = line;
  const problem = lineProblem(line, lang);
  const maximum = orderMaximum(line);
  const askForPrice = useAskForPrice()(name, maximum);
  const picture = line.ProductImagesJson[0]?.AttachmentURL;
  /** Takes a larger quantity; of the cheapest color and size if there are several. */
  const take = (next: number) => {
    const cheapest = cells?.toSorted((one, other) => one.Price - other.Price)[0];
    if (!cheapest) return setQuantity(ProductId, next);
    const { ColorID = 0, SizeID = 0, Quantity } = cheapest;
    return setCell(ProductId, { ColorID, SizeID, Quantity: Quantity + next - quantity });
  };
  const aboveMax = (n: number) =>
    showToast('error', { ...tooMany(line, lang, n), ...(n >= maximum && { action: askForPrice }) });
  return (
    <tr className={problem ? 'line bad-line' : 'line'}>
      <td className="line-pic">
        <Picture path={picture ?? ''} width={1000} height={1000} alt="" sizes="7rem" />
      </td>
      <td className="line-what">
        <h2 className="line-name">
          <a href={links.product(line)}>
            <TruncatedText text={name} length={truncateLengths.cartName} />
          </a>
        </h2>
        <div className="line-opts">
          <LineOptions line={plain} />
          <button
            type="button"
            className="eye"
            aria-haspopup="dialog"
            aria-label={t('seeVariantsOf', { name })}
            onClick={onVariants}
          >
            <Icon name="eye" />
            <span>{t('seeVariants')}</span>
          </button>
        </div>
        {cells && <CellSteppers line={line} cells={cells} onAboveMax={aboveMax} />}
        {children}
        <PriceNote line={line} />
        <LineOnce line={line} />
        {line.Terms && (
          <Saving
            terms={termsOfRow(line.Terms, minimumOf(line))}
            cells={cellsOfLine(line)}
            max={maxQuantityOf(line)}
            onChange={take}
          />
        )}
        {problem && (
          <p className="line-problem" role="alert">
            <Icon name="circle-alert" />
            <span>{message(problem.code, problem.values)}</span>
          </p>
        )}
        {quantity >= maximum && (
          <a className="line-more" href={askForPrice.href}>
            {message('askForPrice', askForPrice.values)}
          </a>
        )}
      </td>
      <td className="line-unit">
        <Price price={price} discounted={discounted} labels={productTaxonomy.price} />
      </td>
      <td className="line-qty">
        {cells ? (
          <b className="line-pieces" aria-live="polite">
            <span className="vh">{t('lbl_hdr_cart_qty')} </span>
            <Num>{quantity}</Num>
          </b>
        ) : (
          <Stepper
            value={quantity}
            onChange={(next) => setQuantity(ProductId, next)}
            min={requiredOf(line)}
            onBelowMin={
              line.MinimumQuantity
                ? (n) => showToast('error', { code: 'quantityBelowMinimum', values: { n } })
                : undefined
            }
            max={maxQuantityOf(line)}
            onAboveMax={aboveMax}
            labels={{
              group: t('quantityOf', { name }),
              field: t('lbl_hdr_cart_qty'),
              less: shared('oneLess'),
              more: shared('oneMore'),
            }}
          />
        )}
      </td>
      <td className="line-total" aria-live="polite">
        <Money value={line.ItemSubTotal} />
      </td>
      <td className="line-end">
        <IconButton
          className="line-del"
          icon="trash-2"
          label={t('removeNamed', { name })}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
