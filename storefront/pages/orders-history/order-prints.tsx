import { useState } from 'react';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { ArtworkField } from '#storefront/artwork/artwork-field.tsx';
import { PrintTextField } from '#storefront/artwork/print-text-field.tsx';
import type { OrderPrint as OrderedPrint } from '#storefront/artwork/use-send-artwork.ts';
import { ArtworkShown } from '#storefront/print-preview/artwork-shown.tsx';
import { useAnswer } from '#storefront/use-answer.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { UserText } from '#ui/user-text.tsx';

/** What the customer sends for the printed and engraved items of an order. Nothing if no item asks for it. */
export function OrderPrints({ OrderId }: { OrderId: number }) {
  const { lang: languageCode } = useShop();
  const t = useLabels(orderPrintLabels);
  const { answer, reload } = useAnswer(getOrderPrints, { OrderId, languageCode });
  // Once work has begun, a place where a file or text could have been is no news.
  const prints = (answer ?? []).filter(({ IsOpen, Artwork, Text }) => IsOpen || Artwork || Text !== '');
  if (prints.length === 0) return null;
  return (
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
            <span className="o-soft">{print.OptionName}</span>
          </p>
          <OrderPrint print={print} onSent={reload} />
        </div>
      ))}
    </section>
  );
}

function OrderPrint({ print, onSent }: { print: OrderedPrint; onSent: () => void }) {
  const { OrderItemID, ProductAttributeID, AsksFor, Artwork, Text, IsOpen, ProductName, Quantity } = print;
  const { Picture, Placement } = print;
  const [file, setFile] = useState<File | null>(null);
  const place = { OrderItemID, ProductAttributeID };
  return AsksFor === 'artwork' ? (
    <>
      <ArtworkField place={place} artwork={Artwork} isOpen={IsOpen} onSent={onSent} onFile={setFile} />
      <ArtworkShown
        place={place}
        name={ProductName}
        picture={Picture}
        artworkId={Artwork?.ArtworkId ?? null}
        placement={Placement}
        file={file}
        isOpen={IsOpen}
      />
    </>
  ) : (
    <PrintTextField
      key={Text}
      place={place}
      asksFor={AsksFor}
      name={ProductName}
      text={Text}
      pieces={Quantity}
      isOpen={IsOpen}
      onSent={onSent}
    />
  );
}
