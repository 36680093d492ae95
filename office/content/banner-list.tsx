import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { partLink } from './part-link.ts';
import { PartRows } from './part-rows.tsx';
import { useSavedOrder } from './use-saved-order.ts';
import { type ShownDays, useShownDays } from './use-shown-days.tsx';

interface BannerListProps {
  label: string;
  records: readonly StoredRecord[];
  /** The record whose fields are open. */
  here: number | string | null;
}

/** Banners in display order. */
export function BannerList({ label, records, here }: BannerListProps) {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const inLanguage = useLocalizedText();
  const shown = useShownDays();
  const { ordered, order } = useSavedOrder('banner', records);
  const rows = ordered.map(({ id, fields }, at) => ({
    key: id,
    href: partLink(links, 'banner', id),
    name: t('bannerAt', { n: at + 1, name: inLanguage(fields['main'] as Texts) || t('untitled') }),
    isHere: id === here,
    state: (
      <>
        <small className="soft">{shown.days(fields as Readonly<ShownDays>)}</small>
        {shown.state(fields as Readonly<ShownDays>)}
      </>
    ),
  }));
  return <PartRows label={label} rows={rows} order={order} />;
}

interface Texts {
  en: string;
  km: string;
}
