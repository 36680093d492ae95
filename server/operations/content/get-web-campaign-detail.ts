import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { campaign } from '#shop/content/content.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getWebCampaignDetail, async ({ CampaignId, languageCode }, { app }) => {
  const found = await campaign(app.db, CampaignId, languageCode, app.isDraft);
  if (!found) return [];
  return [
    {
      CampaignId: found.id,
      MainTitle: found.mainTitle,
      DiscountTitle: found.discountTitle,
      Body: found.body,
      CoverPictureUrl: found.picture,
      Ground: found.ground,
      StartsOn: found.startsOn ?? '',
      EndsOn: found.endsOn ?? '',
      ForMany: found.forMany,
      ...(found.metaTitle && { MetaTitle: found.metaTitle }),
      ...(found.metaDescription && { MetaDescription: found.metaDescription }),
      Groups: found.groups.map(({ title, products, category }) => ({
        Title: title,
        ProductIds: products,
        CategoryId: category,
      })),
    },
  ];
});
