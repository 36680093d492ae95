import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { campaigns } from '#shop/content/content.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getWebCampaignList, async ({ languageCode }, { app }) => {
  const found = await campaigns(app.db, languageCode);
  return found.map(({ id, mainTitle, discountTitle, picture, ground: background }) => ({
    CampaignId: id,
    MainTitle: mainTitle,
    DiscountTitle: discountTitle,
    CoverPictureUrl: picture,
    Ground: background,
  }));
});
