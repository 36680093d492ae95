import { fetchSizes } from '#contract/constants.ts';
import { languageCodes, type LanguageCode } from '#contract/languages.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { type Load, notFound, Redirect } from '#storefront/page.ts';
import { slimRow } from '#storefront/products/slim-row.ts';
import { linksOf } from '#storefront/routes.ts';

export interface CampaignData {
  title: string;
  discount: string;
  paragraphs: readonly string[];
  picture: string;
  ground: string;
  products: readonly ProductRow[];
}

const shelfSize = 10;

/** The slug is decoration: a wrong one leads to the right address. An unknown id is no page. */
export const load: Load<CampaignData> = async ({ call, lang, links, params }) => {
  const { campaignId = '', title: slug = '' } = params;
  if (!/^\d{1,9}$/u.test(campaignId)) return notFound;
  const CampaignId = Number(campaignId);
  const [popular, ...details] = await Promise.all([
    call(getPopularProductsList, { PageNo: 1, PageSize: fetchSizes.products, languageCode: lang }),
    ...languageCodes.map((languageCode) => call(getWebCampaignDetail, { CampaignId, languageCode })),
  ]);
  const rowIn = (language: LanguageCode) => details[languageCodes.indexOf(language)]?.data[0];
  const row = rowIn(lang);
  if (!row) return notFound;
  const path = links.campaign(CampaignId, row.MainTitle);
  if (`/${lang}/campaign/${campaignId}/${slug}` !== path) return new Redirect(path);
  const pathIn = (language: LanguageCode) =>
    linksOf(language)
      .campaign(CampaignId, rowIn(language)?.MainTitle ?? row.MainTitle)
      .slice(`/${language}`.length);
  const paragraphs = row.Body.split(/\n\s*\n/u).map((each) => each.trim());
  return {
    data: {
      title: row.MainTitle,
      discount: row.DiscountTitle,
      paragraphs: paragraphs.filter(Boolean),
      picture: row.CoverPictureUrl,
      ground: row.Ground,
      products: popular.data.slice(0, shelfSize).map((each) => slimRow(each)),
    },
    head: {
      title: row.MainTitle,
      description: paragraphs[0] || row.DiscountTitle,
      canonical: { en: pathIn('en'), ar: pathIn('ar') },
      image: row.CoverPictureUrl,
    },
  };
};
