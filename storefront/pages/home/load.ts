import { fetchSizes } from '#contract/constants.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Answer } from '#contract/operation.ts';
import { getPopularCategories } from '#contract/operations/catalogue/get-popular-categories.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { getRecentsProductsList } from '#contract/operations/catalogue/get-recents-products-list.ts';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { logoThings } from '#storefront/logo-things/logo-thing.ts';
import { organization } from '#storefront/organization.ts';
import type { Load } from '#storefront/page.ts';
import { endOfToday } from '#storefront/today.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import type { HomeData, Slide } from './home-data.ts';
import { loadFeast } from './load-feast.ts';
import { loadStories } from './load-stories.ts';
import { quantities } from './logo-quantities.ts';

/** The theme whose banners our pages show. Other clients show another theme. */
const ourTheme = 1;
/** The number of products that show the visitor's logo, and the fewest for which home has a field for it. */
const shownThings = 10;
const minThings = 3;

export const load: Load<HomeData> = async (context) => {
  const { call, lang: languageCode, label, links, chrome: layout } = context;
  const products = { PageNo: 1, PageSize: fetchSizes.products, languageCode };
  const settings = call(getShopSettings, { languageCode });
  const [banners, categories, recent, campaigns, popular, shop, stories, feast, forLogo] = await Promise.all([
    call(getHomeScreenBanner, { languageCode }),
    call(getPopularCategories, { PageNo: 1, PageSize: fetchSizes.products, languageCode }),
    call(getRecentsProductsList, products),
    call(getWebCampaignList, { languageCode }),
    call(getPopularProductsList, products),
    settings,
    settings.then(({ data }) => loadStories(context, data)),
    loadFeast(context, settings),
    call(getPopularProductsList, { ...products, PageSize: shownThings, IsForLogo: true }),
  ]);
  const slides = banners.data.filter(({ ThemeTypeID }) => ThemeTypeID === ourTheme).map(slideOf);
  const [first] = slides;
  return {
    data: {
      slides,
      isDeliveryFree: shop.data.FreeDelivery,
      things: forLogo.data.length < minThings ? [] : logoThings(forLogo.data, quantities, links),
      feast,
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
      popular: popular.data.map((row) => toProductCard(row)),
    },
    head: {
      title: label(sharedLabels, 'titleHome'),
      description: layout.blurb || label(homeLabels, 'heading', { shop: layout.siteTitle }),
      canonical: '/',
      ...(first && { image: first.picture }),
      jsonLd: [organization(context)],
    },
    until: endOfToday(layout),
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
