import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { Note } from '#office/components/note.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { type Records, type RecordFields, useRecords } from '#office/records/use-records.ts';
import { useAddressQuery } from '#office/use-address-query.ts';
import { DiscountEditor } from './discount-editor.tsx';
import { StoredDiscount } from './stored-discount.tsx';

interface DiscountData {
  id: number;
  isNew: boolean;
}

/** One discount, or a new one: empty, or a copy of another (`?from=`). */
function View({ data: { id, isNew } }: { data: DiscountData }) {
  const from = Number(new URLSearchParams(useAddressQuery()).get('from'));
  const ids = isNew ? (Number.isSafeInteger(from) && from > 0 ? [from] : []) : id > 0 ? [id] : [];
  const query = useRecords('discount', ids);
  const key = `${id} ${from}`;
  if (query.data && isNew) return <NewDiscount key={key} answer={query.data} />;
  if (query.data?.records[0])
    return <StoredDiscount key={key} answer={query.data} record={query.data.records[0]} />;
  return <Missing query={query} />;
}

function Missing({ query }: { query: ReturnType<typeof useRecords> }) {
  const t = useLabels(officeDiscountsLabels);
  const { links } = useOffice();
  return (
    <Screen title={t('discount')} back={{ href: links.discounts, label: t('all') }}>
      <QueryState query={query}>{() => <Note>{t('gone')}</Note>}</QueryState>
    </Screen>
  );
}

/** A code belongs to one coupon, so a copy begins without it. */
const copyOf = (fields: RecordFields): RecordFields => ({ ...fields, couponCode: null, active: true });

function NewDiscount({ answer }: { answer: Records }) {
  const t = useLabels(officeDiscountsLabels);
  const { links } = useOffice();
  const [copied] = answer.records;
  const start = copied ? copyOf(copied.fields) : (answer.blank ?? {});
  return (
    <Screen title={t('newOne')} back={{ href: links.discounts, label: t('all') }}>
      <DiscountEditor record={null} start={start} answer={answer} label={t('newOne')} />
    </Screen>
  );
}

export default definePage<DiscountData>({ View });
