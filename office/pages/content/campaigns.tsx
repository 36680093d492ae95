import { officeContentLabels } from '#contract/labels/office/content.ts';
import { partLink } from '#office/content/part-link.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { dateText } from '#rules/date-text.ts';
import { useMoves } from './use-moves.tsx';

interface Campaign {
  mainTitle: { en: string; km: string };
  picture: string;
  published: boolean;
  startsOn: string | null;
  endsOn: string | null;
  groups: readonly { products: readonly number[] }[];
}
const campaignOf = ({ fields }: StoredRecord) => fields as unknown as Campaign;

/** All campaigns with their days and how many products each names. */
export function Campaigns({ records }: { records: readonly StoredRecord[] }) {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const inLanguage = useInLanguage();
  const days = useDays();
  const moves = useMoves('campaign');
  if (records.length === 0) return <Note>{t('noCampaigns')}</Note>;
  return (
    <ul className="rows content-rows" role="list">
      {records.map((record) => {
        const campaign = campaignOf(record);
        const n = campaign.groups.reduce((sum, { products }) => sum + products.length, 0);
        return (
          <li key={record.id}>
            <a href={partLink(links, 'campaign', record.id)}>
              <img src={campaign.picture} alt="" width={96} height={45} loading="lazy" />
              <span>
                {inLanguage(campaign.mainTitle)}
                <small className="soft">
                  {[days(campaign), n > 0 && t('products', { n })].filter(Boolean).join(' · ')}
                </small>
              </span>
            </a>
            <State look={campaign.published ? 'done' : 'off'}>
              {t(campaign.published ? 'inShop' : 'hidden')}
            </State>
            {moves(records, record, inLanguage(campaign.mainTitle))}
          </li>
        );
      })}
    </ul>
  );
}

/** From when until when, as far as it is said. */
function useDays(): (campaign: Pick<Campaign, 'startsOn' | 'endsOn'>) => string {
  const t = useLabels(officeContentLabels);
  const { chrome } = useOffice();
  const day = (date: string) => dateText(`${date}T00:00:00Z`, { ...chrome, timeZone: 'UTC' });
  return ({ startsOn, endsOn }) => {
    if (startsOn && endsOn) return t('period', { from: day(startsOn), until: day(endsOn) });
    if (startsOn) return t('from', { day: day(startsOn) });
    return endsOn ? t('until', { day: day(endsOn) }) : '';
  };
}
