import { defaultLanguage } from '#contract/languages.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { printsOf } from '#shop/artwork/artwork.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getOrderPrints, async ({ OrderId: orderId, languageCode }, { app, caller }) => {
  const isEnglish = languageCode === defaultLanguage;
  const prints = await printsOf(app.db, { orderId, customerId: caller.customerId });
  return prints.map((print) => ({
    OrderItemID: print.itemId,
    ProductAttributeID: print.attributeId,
    ProductName: (isEnglish ? null : print.itemKm) ?? print.itemEn,
    OptionName: (isEnglish ? print.en : print.km)[1],
    AsksFor: print.asksFor,
    Artwork: print.artwork && {
      ArtworkId: print.artwork.id,
      FileName: print.artwork.name,
      Bytes: print.artwork.bytes,
      Facts: print.artwork.facts,
    },
    Text: print.text,
    IsOpen: print.isOpen,
  }));
});
