import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { partLink } from './part-link.ts';
import { PartRows } from './part-rows.tsx';
import { useSavedOrder } from './use-saved-order.ts';
import { type ShownDays, useShownDays } from './use-shown-days.tsx';

interface Campaign extends ShownDays {
  mainTitle: { en: string; km: string };
  groups: readonly { products: readonly number[] }[];
}
const campaignOf = ({ fields }: StoredRecord) => fields as Readonly<Campaign>;

interface CampaignListProps {
  records: readonly StoredRecord[];
  /** The record whose fields are open. */
  here: number | string | null;
}

/** All campaigns with their dates and product counts. */
export function CampaignList({ records, here }: CampaignListProps) {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const inLanguage = useLocalizedText();
  const shown = useShownDays();
  const { ordered, order } = useSavedOrder('campaign', records);
  const rows = ordered.map((record) => {
    const campaign = campaignOf(record);
    const n = campaign.groups.reduce((total, { products }) => total + products.length, 0);
    return {
      key: record.id,
      href: partLink(links, 'campaign', record.id),
      name: inLanguage(campaign.mainTitle),
      isHere: record.id === here,
      state: (
        <>
          <small className="soft">
            {[
              shown.days(campaign),
              n === 1 ? common('productCountOne') : n > 0 && common('productCount', { n }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {shown.state(campaign)}
        </>
      ),
    };
  });
  return <PartRows label={t('campaigns')} rows={rows} order={order} />;
}
