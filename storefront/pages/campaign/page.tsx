import type { ReactNode } from 'react';
import { campaignLabels } from '#contract/labels/storefront/campaign.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { PopularShelf } from '#storefront/products/popular-section.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import '#storefront/styles/grounds.css';
import { useDates } from '#storefront/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './campaign.css?url';
import type { CampaignData } from './campaign-data.ts';
import { ForMany } from './for-many.tsx';
import { GiftGroup } from './gifts.tsx';

const idOf = (at: number) => `gifts-${at + 1}`;
const manyId = 'for-many';

/** A campaign: its cover, gifts and text, and a contact for bulk orders (specification §2). */
function View({ data }: { data: CampaignData }) {
  const { title, discount, paragraphs, picture, ground: background, groups, forMany, popular } = data;
  const t = useLabels(campaignLabels);
  const days = useDays(data);
  const hasGifts = groups.length > 0;
  // If there are gifts below it, the cover shows only the first paragraph.
  const [lead, rest] = hasGifts ? [paragraphs[0], paragraphs.slice(1)] : ['', paragraphs];
  const gifts = groups.reduce((total, { rows }) => total + rows.length, 0);
  const parts = [
    ...groups.map((each, at) => ({ id: idOf(at), title: each.title })),
    ...(forMany ? [{ id: manyId, title: t('forMany') }] : []),
  ];
  return (
    <>
      <Breadcrumb items={[{ label: title }]} />
      <article aria-labelledby="campaign-title">
        <div className={`cover ${background}`}>
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
              {days && <p className="cover-days">{days}</p>}
              <h1 id="campaign-title">{title}</h1>
              {discount && <p className="cover-badge">{discount}</p>}
              {lead && <p className="cover-lead">{lead}</p>}
              {hasGifts && (
                <Button kind="act" href={`#${idOf(0)}`}>
                  {t('seeGifts', { n: gifts })}
                </Button>
              )}
            </div>
          </div>
        </div>
        {hasGifts && parts.length > 1 && (
          <nav className="wrap campaign-jump" aria-label={t('onThisPage')}>
            <ul>
              {parts.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {groups.map((group, at) => (
          <GiftGroup key={group.title} id={idOf(at)} {...group} />
        ))}
        {rest.length > 0 && (
          <div className="wrap section">
            <div className="prose campaign-body">
              {rest.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
        )}
        {forMany && <ForMany id={manyId} text={forMany} picture={pictureFor(data)} />}
      </article>
      <PopularShelf rows={popular} />
    </>
  );
}

/** Returns the campaign's dates as text, or null if it has none. */
function useDays({ startsOn, endsOn }: CampaignData): ReactNode {
  const t = useLabels(campaignLabels);
  const { day } = useDates();
  const shown = (date: string) => <Num>{day(date)}</Num>;
  if (startsOn && endsOn && startsOn !== endsOn)
    return <Filled text={t('days')} places={{ from: shown(startsOn), to: shown(endsOn) }} />;
  const only = startsOn || endsOn;
  return only ? shown(only) : null;
}

/** Returns the picture of the campaign's first gift. */
const pictureFor = ({ groups }: CampaignData): string =>
  groups[0]?.rows[0]?.ProductImagesJson[0]?.AttachmentURL ?? '';

export default definePage<CampaignData>({ View, styles });
