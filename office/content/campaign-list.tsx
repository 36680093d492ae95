import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { dateText } from '#rules/date-text.ts';
import { partLink } from './part-link.ts';
import { PartRows } from './part-rows.tsx';
import { useKeptOrder } from './use-kept-order.ts';

interface Campaign {
  mainTitle: { en: string; km: string };
  published: boolean;
  startsOn: string | null;
  endsOn: string | null;
  groups: readonly { products: readonly number[] }[];
}
const campaignOf = ({ fields }: StoredRecord) => fields as unknown as Campaign;

interface CampaignListProps {
  records: readonly StoredRecord[];
  /** The one whose fields are shown. */
  here: number | string | null;
}

/** All campaigns with their days and how many products each names. */
export function CampaignList({ records, here }: CampaignListProps) {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const inLanguage = useInLanguage();
  const days = useDays();
  const { ordered, order } = useKeptOrder('campaign', records);
  const rows = ordered.map((record) => {
    const campaign = campaignOf(record);
    const n = campaign.groups.reduce((sum, { products }) => sum + products.length, 0);
    return {
      key: record.id,
      href: partLink(links, 'campaign', record.id),
      name: inLanguage(campaign.mainTitle),
      isHere: record.id === here,
      state: (
        <>
          <small className="soft">
            {[days(campaign), n > 0 && t('products', { n })].filter(Boolean).join(' · ')}
          </small>
          {!campaign.published && <State look="off">{t('hidden')}</State>}
        </>
      ),
    };
  });
  return <PartRows label={t('campaigns')} rows={rows} order={order} />;
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
