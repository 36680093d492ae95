import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { BannerList } from './banner-list.tsx';
import { CampaignList } from './campaign-list.tsx';
import { partLink } from './part-link.ts';
import type { Part } from './part-of.ts';
import { PartRows } from './part-rows.tsx';

const ourTheme = 1;

/** The content on a part's page, in page order. Positions are edited only here. */
export function PartList({ part, name }: { part: Part; name: string }) {
  return part.kind === 'campaign' ? <OfCampaigns here={part.id} /> : <OfHome part={part} name={name} />;
}

function OfHome({ part, name }: { part: Part; name: string }) {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const banners = useRecords('banner');
  const pages = useRecords('pages');
  const here = part.kind === 'banner' ? part.id : null;
  const settings = pages.data?.records[0]?.fields ?? {};
  return (
    <nav className="part-list" aria-label={t('standsOn')}>
      <h2>{t('standsOn')}</h2>
      <QueryState query={banners}>
        {({ records }) => {
          const others = records.filter(({ fields }) => fields['theme'] !== ourTheme);
          return (
            <>
              <BannerList
                label={t('banners')}
                records={records.filter((each) => !others.includes(each))}
                here={here}
              />
              <PartRows
                label={t('texts')}
                rows={(['story', 'scene'] as const).map((each) => ({
                  key: each,
                  href: partLink(links, 'pages', each),
                  name: t(each),
                  isHere: part.kind === 'pages' && name === each,
                  state: pages.data && settings[each] === null && (
                    <small className="soft">{t('notShown')}</small>
                  ),
                }))}
              />
              <Button kind="quiet" icon="plus" href={partLink(links, 'banner', 'new')}>
                {t('newBanner')}
              </Button>
              {others.length > 0 && (
                <>
                  <h3>{t('otherApps')}</h3>
                  <BannerList label={t('otherApps')} records={others} here={here} />
                </>
              )}
            </>
          );
        }}
      </QueryState>
    </nav>
  );
}

function OfCampaigns({ here }: { here: Part['id'] }) {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const campaigns = useRecords('campaign');
  return (
    <nav className="part-list" aria-label={t('campaigns')}>
      <h2>{t('campaigns')}</h2>
      <QueryState query={campaigns}>
        {({ records }) => <CampaignList records={records} here={here} />}
      </QueryState>
      <Button kind="quiet" icon="plus" href={partLink(links, 'campaign', 'new')}>
        {t('newCampaign')}
      </Button>
    </nav>
  );
}
