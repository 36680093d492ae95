import { truncateLengths } from '#contract/constants.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { LineOptions } from './line-options.tsx';
import { lineProblem } from './line-problem.ts';
import { PriceNote } from './notes.tsx';
import type { PricedLine } from './priced-cart.ts';
import { useTaxonomy } from '../products/use-taxonomy.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

/** The order's items as a table (specification §2, Checkout). */
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
  const taxonomyName = useTaxonomy();
  const problem = lineProblem(line, useShop().lang);
  const picture = line.ProductImagesJson[0]?.AttachmentURL;
  return (
    <tr data-pieces={line.Quantity}>
      <td>
        <div className="order-item">
          <Picture path={picture ?? ''} width={1000} height={1000} alt="" sizes="3.25rem" />
          <div>
            <p className="order-name">
              <TruncatedText text={line.ProductName} length={truncateLengths.checkoutName} />
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
        <Price price={line.Price} discounted={line.DiscountedPrice} labels={taxonomyName.price} />
      </td>
      <td className="end run">
        <Num>{line.Quantity}</Num>
      </td>
      <td className="end">
        <Money value={line.ItemSubTotal} />
      </td>
    </tr>
  );
}
