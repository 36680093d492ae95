import type { Answer } from '#contract/operation.ts';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import type { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import type { LoadContext } from '#storefront/page.ts';
import type { HomeData, HomeScene, HomeStory } from './home-data.ts';

type Settings = Answer<typeof getShopSettings>;

/** Returns the stories of the shop's home page, if any. Hotspots of unavailable products are omitted. */
export async function loadStories(
  { call, lang: languageCode }: Pick<LoadContext, 'call' | 'lang'>,
  data: Settings,
): Promise<Pick<HomeData, 'story' | 'scene'>> {
  return {
    story: data.Story && storyOf(data.Story),
    scene: data.Scene && (await sceneOf(data.Scene)),
  };

  async function sceneOf(scene: NonNullable<Settings['Scene']>): Promise<HomeScene | null> {
    const ProductsIds = JSON.stringify(scene.Spots.map(({ ProductId }) => ({ ProductId })));
    const products = await call(getProductsListByIds, { ProductsIds, languageCode });
    const spots = scene.Spots.flatMap(({ ProductId, X: x, Y: y }) => {
      const row = products.data.find((each) => each.ProductId === ProductId);
      if (!row) return [];
      const { ProductName, CategoryName, Price, DiscountedPrice } = row;
      const price = DiscountedPrice === undefined ? { Price } : { Price, DiscountedPrice };
      return [{ ProductId, ProductName, ...(CategoryName && { CategoryName }), ...price, x, y }];
    });
    return spots.length > 0 ? { ...storyOf(scene), spots } : null;
  }
}

const storyOf = (story: NonNullable<Settings['Story']>): HomeStory => ({
  picture: story.Picture,
  over: story.Over,
  title: story.Title,
  text: story.Text,
  link: story.LinkText ? { text: story.LinkText, href: story.LinkUrl } : null,
  figures: (story.Figures ?? []).map(({ Value, Text }) => ({ value: Value, text: Text })),
});
