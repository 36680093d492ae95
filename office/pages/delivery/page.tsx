import { officeDeliveryLabels } from '#contract/labels/office/delivery.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { State } from '#office/components/state.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { SettingsViews } from '#office/components/views.tsx';
import { RecordList } from '#office/records/record-list.tsx';
import { useRecordWords } from '#office/records/use-record-words.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';

interface Way {
  name: { en: string; km: string };
  company: string;
  kind: string;
  provinces: number[] | null;
  priceCents: number;
  daysFrom: number;
  daysTo: number;
  active: boolean;
}
const methodOf = ({ fields }: StoredRecord) => fields as unknown as Way;

interface CellProps {
  record: StoredRecord;
}
const Company = ({ record }: CellProps) => methodOf(record).company;

function Kind({ record }: CellProps) {
  const words = useRecordWords('wayToDeliver');
  return words(`kind.${methodOf(record).kind}`);
}

function Provinces({ record }: CellProps) {
  const t = useLabels(officeDeliveryLabels);
  const { provinces } = methodOf(record);
  return provinces === null ? t('everywhere') : t('provinces', { n: provinces.length });
}

function Days({ record }: CellProps) {
  const { daysFrom, daysTo } = methodOf(record);
  return <Num>{daysFrom === daysTo ? daysTo : `${daysFrom}–${daysTo}`}</Num>;
}

const Price = ({ record }: CellProps) => <Num>{formatAmount(methodOf(record).priceCents)}</Num>;

function Offered({ record }: CellProps) {
  const t = useLabels(officeDeliveryLabels);
  const { active } = methodOf(record);
  return <State look={active ? 'done' : 'off'}>{t(active ? 'offered' : 'notOffered')}</State>;
}

/** Delivery methods: their carriers, destinations, prices and days. */
function View() {
  const t = useLabels(officeDeliveryLabels);
  const words = useRecordWords('wayToDeliver');
  const inLanguage = useLocalizedText();
  return (
    <Screen views={<SettingsViews />}>
      <RecordList
        kind="wayToDeliver"
        label={t('ways')}
        newOne={t('newWay')}
        none={t('none')}
        nameOf={(record) => inLanguage(methodOf(record).name)}
        columns={[
          { head: words('company'), Cell: Company },
          { head: words('kind'), Cell: Kind },
          { head: words('provinces'), Cell: Provinces },
          { head: t('days'), Cell: Days },
          { head: words('priceCents'), Cell: Price, isFigure: true },
          { head: t('state'), Cell: Offered },
        ]}
      />
    </Screen>
  );
}

export default definePage<null>({ View });
