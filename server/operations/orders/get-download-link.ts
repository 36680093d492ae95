import { downloadName } from '#contract/file-types.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { boughtFile, linkMinutes, signDownload } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getDownloadLink, async ({ OrderItemID, languageCode }, { app, caller }) => {
  const item = { itemId: OrderItemID, customerId: caller.customerId };
  const bought = await boughtFile(app.db, item);
  if (!bought) return [];
  const value = signDownload(app.secret, {
    ...item,
    language: languageCode,
    expiresAt: bought.linkExpiresAt,
  });
  const productName = (languageCode === defaultLanguage ? null : bought.nameKm) ?? bought.nameEn;
  return [
    {
      DownloadUrl: `/api/v1/common/download-digital-file/${OrderItemID}/${value}`,
      FileName: downloadName(productName, bought.type),
      ExpiresInSeconds: linkMinutes * 60,
    },
  ];
});
