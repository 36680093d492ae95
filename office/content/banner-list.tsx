import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { partLink } from './part-link.ts';
import { PartRows } from './part-rows.tsx';
import { useKeptOrder } from './use-kept-order.ts';

interface BannerListProps {
  label: string;
  records: readonly StoredRecord[];
  /** The one whose fields are shown. */
  here: number | string | null;
}

/** Banners in the order shoppers see them. */
export function BannerList({ label, records, here }: BannerListProps) {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const inLanguage = useInLanguage();
  const { ordered, order } = useKeptOrder('banner', records);
  const rows = ordered.map(({ id, fields }, at) => ({
    key: id,
    href: partLink(links, 'banner', id),
    name: t('bannerAt', { n: at + 1, name: inLanguage(fields['main'] as Texts) || t('untitled') }),
    isHere: id === here,
    state: fields['published'] !== true && <State look="off">{t('hidden')}</State>,
  }));
  return <PartRows label={label} rows={rows} order={order} />;
}

interface Texts {
  en: string;
  km: string;
}
