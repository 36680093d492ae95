import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { newProductsLabels } from '#contract/labels/storefront/new-products.ts';
import { Newsletter } from '#storefront/newsletter/newsletter.tsx';
import { definePage } from '#storefront/page.ts';
import { SectionHead } from '#storefront/products/section-head.tsx';
import { Shelf } from '#storefront/products/shelf.tsx';
import { useChosenLogo } from '#storefront/logo-things/use-chosen-logo.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Campaigns } from './campaigns.tsx';
import { Facilities } from './facilities.tsx';
import { Feast } from './feast.tsx';
import { Hero } from './hero.tsx';
import styles from './home.css?url';
import type { HomeData } from './home-data.ts';
import { LastOrder } from './last-order.tsx';
import { LogoSection } from './logo-section.tsx';
import { LogoSlide } from './logo-slide.tsx';
import { Popular } from './popular.tsx';
import { Scene } from './scene.tsx';
import { Story } from './story.tsx';

/**
 * The home page (specification §2), in five parts: banners, the next festival, what people come for, what the shop
 * tells, and popular products.
 */
function View({ data }: { data: HomeData }) {
  const { slides, things, feast, categories, recent, campaigns, popular, story, scene } = data;
  const { chrome: layout, links } = useShop();
  const t = useLabels(homeLabels);
  const labels = useLabels(newProductsLabels);
  const logo = useChosenLogo();
  const hasThings = things.length > 0;
  return (
    <>
      <h1 className="vh">{t('heading', { shop: layout.siteTitle })}</h1>
      <LastOrder />
      {(slides.length > 0 || hasThings) && (
        <Hero
          slides={slides}
          lead={hasThings && <LogoSlide {...{ things, logo }} />}
          isHeld={logo.file !== null}
        />
      )}
      {hasThings && <LogoSection {...{ things, logo }} />}
      <Facilities isDeliveryFree={data.isDeliveryFree} />
      {feast && <Feast feast={feast} />}
      <div className="part">
        <CategoryTiles categories={categories} />
        {recent.length > 0 && (
          <section className="section wrap" aria-labelledby="recent-products">
            <SectionHead
              id="recent-products"
              title={labels('lbl_rcntprd_title')}
              more={{ href: links.recentProducts(), text: labels('lbl_rcntprd_viewall') }}
            />
            <Shelf rows={recent} />
          </section>
        )}
      </div>
      {(campaigns.length > 0 || story || scene) && (
        <div className="band tales">
          <div className="wrap">
            <Campaigns campaigns={campaigns} />
            {story && <Story story={story} />}
            {scene && <Scene scene={scene} />}
          </div>
        </div>
      )}
      <Popular rows={popular} />
      {recent.length === 0 && <NothingYet />}
      <Newsletter />
    </>
  );
}

/** Shown if the shop has no products. */
function NothingYet() {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
  return (
    <section className="section wrap">
      <Empty
        icon="package"
        heading={t('noneYet')}
        actions={<Button href={links.contactUs()}>{t('askUs')}</Button>}
      >
        {t('noneYetHint')}
      </Empty>
    </section>
  );
}

export default definePage<HomeData>({ View, styles });
