import { cutLengths } from '#contract/constants.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { LineOptions } from '#storefront/cart/line-options.tsx';
import { lineProblem } from '#storefront/cart/line-problem.ts';
import { PriceNote } from '#storefront/cart/notes.tsx';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useProductWords } from '#storefront/products/product-words.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { CutText } from '#ui/cut-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

/** The heading of the order, with the way back to change it. */
export function OrderHead() {
  const { links } = useShop();
  const t = useLabels(checkoutLabels);
  return (
    <div className="order-head">
      <h2 id="your-order">{t('lbl_check_yrorder')}</h2>
      <a href={links.cart()}>
        <Icon name="pencil" />
        <span>{t('change')}</span>
      </a>
    </div>
  );
}

/** What is ordered (specification §2, Checkout). */
export function OrderTable({ lines }: { lines: readonly PricedLine[] }) {
  const t = useLabels(checkoutLabels);
  return (
    <table className="order-table" aria-labelledby="your-order">
      <thead>
        <tr>
          <th scope="col">{t('lbl_hdr_check_prdname')}</th>
          <th scope="col">{t('lbl_hdr_check_price')}</th>
          <th scope="col" className="end">
            {t('lbl_hdr_check_qty')}
          </th>
          <th scope="col" className="end">
            {t('lbl_hdr_check_total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <OrderRow key={line.ProductId} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ line }: { line: PricedLine }) {
  const message = useLabels(messages);
  const words = useProductWords();
  const problem = lineProblem(line);
  const picture = line.ProductImagesJson[0]?.AttachmentURL;
  return (
    <tr data-pieces={line.Quantity}>
      <td>
        <div className="order-item">
          {picture && <Picture path={picture} width={1000} height={1000} alt="" sizes="3.25rem" />}
          <div>
            <p className="order-name">
              <CutText text={line.ProductName} length={cutLengths.checkoutName} />
            </p>
            <p className="order-opts">
              <LineOptions line={line} />
            </p>
            <PriceNote line={line} />
            {problem && (
              <p className="order-problem" role="alert">
                {message(problem.code, problem.values)}
              </p>
            )}
          </div>
        </div>
      </td>
      <td>
        <Price price={line.Price} discounted={line.DiscountedPrice} words={words.price} />
      </td>
      <td className="end">
        <Num>{line.Quantity}</Num>
      </td>
      <td className="end">
        <Money value={line.ItemSubTotal} />
      </td>
    </tr>
  );
}
