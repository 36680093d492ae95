import { campaignLabels } from '#contract/labels/storefront/campaign.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

interface ForManyProps {
  id: string;
  text: string;
  /** The picture of one of the campaign's gifts; '' if there is none. */
  picture: string;
}

/** The last section: the offer for bulk buyers, and a contact link. */
export function ForMany({ id, text, picture }: ForManyProps) {
  const { links } = useShop();
  const t = useLabels(campaignLabels);
  return (
    <section className="section wrap" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="many">
        {picture && (
          <div className="many-pic">
            <Picture
              path={picture}
              width={1000}
              height={1000}
              alt=""
              sizes="(min-width: 48rem) 40vw, 100vw"
            />
          </div>
        )}
        <div className="many-say">
          <h2 id={`${id}-title`}>{t('forMany')}</h2>
          <p>{text}</p>
          <Button kind="ghost" href={links.contactUs(t('forMany'))}>
            {t('askUs')}
          </Button>
        </div>
      </div>
    </section>
  );
}
