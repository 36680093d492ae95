import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { PrintFields } from '#storefront/artwork/print-fields.tsx';
import { drawingPrice } from '#storefront/orders/drawing-price.ts';
import type { OrderedItem } from '#storefront/orders/again/plan-again.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { UserText } from '#ui/user-text.tsx';
import { WaitingProofs } from './waiting-proofs.tsx';

/** Proofs that wait for an answer, and what the customer sends for printing. Nothing if an order has neither. */
export function OrderPrints({ OrderId, items }: { OrderId: number; items: readonly OrderedItem[] }) {
  const { lang: languageCode } = useShop();
  const t = useLabels(orderPrintLabels);
  const order = useLabels(ordersHistoryLabels);
  const { answer, reload } = useAnswer(getOrderPrints, { OrderId, languageCode });
  // Once work has begun, a place where a file or text could have been is no news.
  const prints = (answer ?? []).filter(({ IsOpen, Artwork, Text }) => IsOpen || Artwork || Text !== '');
  return (
    <>
      <WaitingProofs OrderId={OrderId} />
      {prints.length > 0 && (
        <section className="o-change" aria-labelledby="order-prints">
          <h3 className="h3" id="order-prints">
            {t('title')}
          </h3>
          {prints.some(({ IsOpen }) => IsOpen) && <p className="o-soft">{t('until')}</p>}
          {prints.map((print) => (
            <div key={`${print.OrderItemID} ${print.ProductAttributeID}`} className="o-report">
              <p>
                <b>
                  <UserText text={print.ProductName} />
                </b>{' '}
                <span className="o-soft">
                  {order('choice', { name: print.PositionName, value: print.OptionName })}
                </span>
              </p>
              <PrintFields
                place={{ OrderItemID: print.OrderItemID, ProductAttributeID: print.ProductAttributeID }}
                asksFor={print.AsksFor}
                printed={print}
                product={{ name: print.ProductName, pieces: print.Quantity, picture: print.Picture }}
                drawing={drawingPrice(items, print)}
                isOpen={print.IsOpen}
                onSent={reload}
              />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
