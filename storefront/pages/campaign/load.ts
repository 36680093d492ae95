import { fetchSizes } from '#contract/constants.ts';
import { languageCodes, type LanguageCode } from '#contract/languages.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { type Load, notFound, Redirect } from '#storefront/page.ts';
import { paragraphsOf } from '#storefront/paragraphs.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import { linksOf } from '#storefront/routes.ts';
import type { CampaignData } from './campaign-data.ts';
import { loadGroups } from './load-groups.ts';

const shelfSize = 10;

/**
 * The slug in the path doesn't matter: a wrong one redirects to the canonical URL. An unknown id returns 404.
 */
export const load: Load<CampaignData> = async (context) => {
  const { call, lang, links, params } = context;
  const { campaignId = '', title: slug = '' } = params;
  if (!/^\d{1,9}$/u.test(campaignId)) return notFound;
  const CampaignId = Number(campaignId);
  const details = await Promise.all(
    languageCodes.map((languageCode) => call(getWebCampaignDetail, { CampaignId, languageCode })),
  );
  const rowIn = (language: LanguageCode) => details[languageCodes.indexOf(language)]?.data[0];
  const row = rowIn(lang);
  if (!row) return notFound;
  const path = links.campaign(CampaignId, row.MainTitle);
  if (`/${lang}/campaign/${campaignId}/${slug}` !== path) return new Redirect(path);
  const pathIn = (language: LanguageCode) =>
    linksOf(language)
      .campaign(CampaignId, rowIn(language)?.MainTitle ?? row.MainTitle)
      .slice(`/${language}`.length);
  const groups = await loadGroups(context, row.Groups);
  const popular = groups.length === 0 ? await popularOf() : [];
  const paragraphs = paragraphsOf(row.Body);
  return {
    data: {
      title: row.MainTitle,
      discount: row.DiscountTitle,
      paragraphs,
      picture: row.CoverPictureUrl,
      ground: row.Ground,
      startsOn: row.StartsOn,
      endsOn: row.EndsOn,
      groups,
      forMany: row.ForMany,
      popular,
    },
    head: {
      title: row.MetaTitle || row.MainTitle,
      description: row.MetaDescription || paragraphs[0] || row.DiscountTitle,
      canonical: { en: pathIn('en'), ar: pathIn('ar') },
      image: row.CoverPictureUrl,
    },
  };

  /** Returns popular products, for a campaign without selected products. */
  async function popularOf() {
    const request = { PageNo: 1, PageSize: fetchSizes.products, languageCode: lang };
    const { data } = await call(getPopularProductsList, request);
    return data.slice(0, shelfSize).map((each) => toProductCard(each));
  }
};
