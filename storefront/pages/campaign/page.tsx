import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { PopularShelf } from '#storefront/products/popular-section.tsx';
import '#storefront/styles/grounds.css';
import { Picture } from '#ui/picture.tsx';
import './campaign.css';
import type { CampaignData } from './load.ts';

/** A campaign: its cover, what it says, and products to go on with (specification §2). */
function View({ data: { title, discount, paragraphs, picture, ground, products } }: { data: CampaignData }) {
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
      <PopularShelf rows={products} />
    </>
  );
}

export default definePage<CampaignData>({ View });
