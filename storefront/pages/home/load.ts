import { truncateLengths, fetchSizes } from '#contract/constants.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Answer } from '#contract/operation.ts';
import { getPopularCategories } from '#contract/operations/catalogue/get-popular-categories.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { getRecentsProductsList } from '#contract/operations/catalogue/get-recents-products-list.ts';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { organization } from '#storefront/organization.ts';
import type { Load } from '#storefront/page.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import { truncate } from '#ui/cut.ts';
import { featureFirst } from './feature.ts';
import type { HomeData, Slide } from './home-data.ts';
import { loadStories } from './load-stories.ts';

/** The theme whose banners our pages show. Other clients show another theme. */
const ourTheme = 1;

export const load: Load<HomeData> = async (context) => {
  const { call, lang: languageCode, label } = context;
  const products = { PageNo: 1, PageSize: fetchSizes.products, languageCode };
  const [banners, categories, recent, campaigns, popular, stories] = await Promise.all([
    call(getHomeScreenBanner, { languageCode }),
    call(getPopularCategories, { PageNo: 1, PageSize: fetchSizes.products, languageCode }),
    call(getRecentsProductsList, products),
    call(getWebCampaignList, { languageCode }),
    call(getPopularProductsList, products),
    loadStories(context),
  ]);
  const slides = banners.data.filter(({ ThemeTypeID }) => ThemeTypeID === ourTheme).map(slideOf);
  const [first] = slides;
  return {
    data: {
      slides,
      categories: categories.data.map((row) => ({
        id: row.CategoryID,
        name: row.Name,
        picture: row.AttachmentURL,
        count: row.TotalProducts,
      })),
      recent: recent.data.map((row) => toProductCard(row)),
      campaigns: campaigns.data.map((row) => ({
        id: row.CampaignId,
        title: row.MainTitle,
        discount: row.DiscountTitle,
        picture: row.CoverPictureUrl,
        ground: row.Ground,
      })),
      ...stories,
      popular: featureFirst(popular.data).map((row, at) =>
        toProductCard(row, at === 0 ? truncate(row.ShortDescription, truncateLengths.shortDescription) : ''),
      ),
    },
    head: {
      title: label(sharedLabels, 'titleHome'),
      description: label(homeLabels, 'description'),
      canonical: '/',
      ...(first && { image: first.picture }),
      jsonLd: [organization(context)],
    },
  };
};

function slideOf(row: Answer<typeof getHomeScreenBanner>[number]): Slide {
  return {
    id: row.BannerId,
    picture: row.BannerImgUrl,
    phonePicture: row.PhoneImgUrl ?? '',
    ground: row.Ground,
    top: row.TopTitle,
    main: row.MainTitle,
    bottom: row.BottomTitle,
    // As in existing clients, a button without text isn't shown.
    buttons: [
      { text: row.LeftButtonText, href: row.LeftButtonUrl },
      { text: row.RightButtonText, href: row.RightButtonUrl },
    ].filter(({ text, href }) => text !== '' && href !== ''),
  };
}
