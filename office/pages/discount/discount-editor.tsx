import { type ReactNode, useState } from 'react';
import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { DiscountPreview } from '#office/discounts/discount-preview.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { RecordForm } from '#office/records/record-form.tsx';
import type { RecordFields, Records, StoredRecord } from '#office/records/use-records.ts';
import { navigate } from '#web/navigate.ts';

interface DiscountEditorProps {
  /** Null for a new discount, which starts with `start`. */
  record: StoredRecord | null;
  start: RecordFields;
  answer: Records;
  /** Accessible name of the form. */
  label: string;
  /** Buttons beside those of the form. */
  beside?: ReactNode;
}

const forKind: Readonly<Record<string, string>> = { productIds: 'products', categoryIds: 'categories' };
/** Fields that only a coupon has. */
const ofCoupons = new Set(['minCents', 'maxUses', 'maxUsesPerCustomer']);

/** Leaves out fields that mean nothing for this discount, unless they have a value. */
const isShown = (name: string, values: RecordFields): boolean => {
  if (name in forKind) return values['kind'] === forKind[name];
  return !ofCoupons.has(name) || values['couponCode'] !== null || values[name] !== null;
};

/** The fields of a discount, with its effect beside them. */
export function DiscountEditor({ record, start, answer, label, beside }: DiscountEditorProps) {
  const t = useLabels(officeDiscountsLabels);
  const { links } = useOffice();
  const [typed, setTyped] = useState<RecordFields>({});
  const [previous, setPrevious] = useState(start);
  if (start !== previous) {
    // Saved or undone in the meantime.
    setPrevious(start);
    setTyped({});
  }
  return (
    <div className="discount-desk">
      <RecordForm
        kind="discount"
        record={record}
        blank={start}
        fields={answer.fields}
        isShown={isShown}
        groups={[
          { title: t('toValue'), names: ['percent', 'amountCents', 'name', 'active'] },
          { title: t('toWhat'), names: ['kind', 'productIds', 'categoryIds'] },
          { title: t('toCode'), names: ['couponCode', 'minCents', 'maxUses', 'maxUsesPerCustomer'] },
          { title: t('toWhen'), names: ['startsAt', 'endsAt'] },
        ]}
        mayRemove={answer.mayRemove}
        label={label}
        onSaved={(id, isRemoved) => {
          if (isRemoved) navigate(links.discounts);
          else if (!record) navigate(`${links.discounts}/${id}`, { replace: true });
        }}
        beside={beside}
        onTyped={setTyped}
      />
      <DiscountPreview id={record ? Number(record.id) : null} fields={{ ...start, ...typed }} />
    </div>
  );
}
