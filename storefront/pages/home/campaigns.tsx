import { truncateLengths } from '#contract/constants.ts';
import { campaignSectionLabels } from '#contract/labels/storefront/campaign-section.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import '#storefront/styles/grounds.css';
import { cacheMarkup } from '#web/cache-markup.tsx';
import type { Campaign } from './home-data.ts';

const sizes = '(min-width: 64rem) 20rem, (min-width: 48rem) 40vw, 75vw';

export const Campaigns = cacheMarkup(function Campaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { links } = useShop();
  const t = useLabels(campaignSectionLabels);
  if (campaigns.length === 0) return null;
  return (
    <section className="camps" aria-labelledby="campaigns">
      <h2 className="vh" id="campaigns">
        {t('campaigns')}
      </h2>
      {campaigns.map(({ id, title, discount, picture, ground: background }) => (
        <a key={id} className={`camp ${background}`} href={links.campaign(id, title)}>
          <span className="camp-pic">
            <Picture path={picture} width={1600} height={900} alt="" sizes={sizes} />
          </span>
          <span className="camp-text">
            <span className="camp-title">{title}</span>
            <span className="camp-sub">
              <TruncatedText text={discount} length={truncateLengths.campaignDiscountTitle} />
            </span>
            <span className="camp-go">
              <span>{t('seeGifts')}</span>
              <Icon name="arrow-right" flip />
            </span>
          </span>
        </a>
      ))}
    </section>
  );
});
