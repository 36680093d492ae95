import { officeContentLabels } from '#contract/labels/office/content.ts';
import { ContentViews } from '#office/content/content-views.tsx';
import { pagePartNames, pageParts } from '#office/content/page-parts.ts';
import { partLink } from '#office/content/part-link.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen, Section } from '#office/parts/screen.tsx';
import { State } from '#office/parts/state.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Banners } from './banners.tsx';
import { Campaigns } from './campaigns.tsx';
import './content.css';

/** What stands on the pages of the shop: banners in their order, campaigns, parts of pages. */
function View() {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const [banners, campaigns] = [useRecords('banner'), useRecords('campaign')];
  const add = (kind: string, text: string) => (
    <Button kind="ghost" icon="plus" href={partLink(links, kind, 'new')}>
      {text}
    </Button>
  );
  return (
    <Screen views={<ContentViews />}>
      <Section title={t('banners')} end={add('banner', t('newBanner'))}>
        <Arrived query={banners}>{({ records }) => <Banners records={records} />}</Arrived>
      </Section>
      <Section title={t('campaigns')} end={add('campaign', t('newCampaign'))}>
        <Arrived query={campaigns}>{({ records }) => <Campaigns records={records} />}</Arrived>
      </Section>
      <Section title={t('texts')}>
        <PageParts />
      </Section>
    </Screen>
  );
}

/** Texts and pictures that are settings, and whether the shop has some of its own. */
function PageParts() {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const query = useRecords('pages');
  return (
    <Arrived query={query}>
      {({ records }) => (
        <ul className="ways content-ways" role="list">
          {pagePartNames.map((name) => {
            const isOwn = pageParts[name].fields.some((field) => records[0]?.fields[field] != null);
            const isBuiltIn = name === 'faq' || name === 'about' || name === 'logo';
            return (
              <li key={name}>
                <a href={partLink(links, 'pages', name)}>
                  <span>{t(name)}</span>
                  <State look={isOwn ? 'done' : 'off'}>
                    {t(isOwn ? 'ownText' : isBuiltIn ? 'builtIn' : 'notShown')}
                  </State>
                  <Icon name="chevron-right" />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </Arrived>
  );
}

export default definePage<null>({ View });
