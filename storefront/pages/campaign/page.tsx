import { popularProductsLabels } from '#contract/labels/popular-products.ts';
import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { SectionHead } from '#storefront/products/section-head.tsx';
import { Shelf } from '#storefront/products/shelf.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import '#storefront/styles/grounds.css';
import { Picture } from '#ui/picture.tsx';
import './campaign.css';
import type { CampaignData } from './load.ts';

/** A campaign: its cover, what it says, and products to go on with (specification §2). */
function View({ data: { title, discount, paragraphs, picture, ground, products } }: { data: CampaignData }) {
  const { links } = useShop();
  const t = useLabels(popularProductsLabels);
  return (
    <>
      <Breadcrumb items={[{ label: title }]} />
      <article aria-labelledby="campaign-title">
        <div className={`cover ${ground}`}>
          <div className="cover-pic">
            <Picture
              path={picture}
              width={1600}
              height={900}
              alt=""
              sizes="(min-width: 48rem) 66vw, 100vw"
              eager
            />
          </div>
          <div className="wrap">
            <div className="cover-text">
              {discount && <p className="cover-badge">{discount}</p>}
              <h1 id="campaign-title">{title}</h1>
            </div>
          </div>
        </div>
        <div className="wrap section">
          <div className="prose campaign-body">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </article>
      {products.length > 0 && (
        <section className="section wrap" aria-labelledby="popular-products">
          <SectionHead
            id="popular-products"
            title={t('lbl_popprd_title')}
            more={{ href: links.popularProducts(), text: t('lbl_popprd_viewall') }}
          />
          <Shelf rows={products} />
        </section>
      )}
    </>
  );
}

export default definePage<CampaignData>({ View });
