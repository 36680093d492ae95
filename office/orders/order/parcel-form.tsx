import { useState } from 'react';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { Failure } from '#office/components/note.tsx';
import { useRefusalText } from '#office/data/refusals.ts';
import { useSendOrder } from '#office/data/use-send-order.ts';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { useLabels } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { ParcelFields } from '../parcel-fields.tsx';
import { noParcel, parcelInput, unitsOfParcel } from '../parcel-texts.ts';
import { Button } from '#ui/button.tsx';

interface ParcelFormProps {
  order: Order;
  parcel: Order['parcels'][number];
  onDone: () => void;
}

export function ParcelForm({ order, parcel, onDone }: ParcelFormProps) {
  const t = useLabels(officeOrderRecord);
  const common = useLabels(officeCommonLabels);
  const refusalText = useRefusalText();
  const [start] = useState({ ...noParcel, parcel: parcel.tracking, carrier: parcel.carrier });
  const [texts, setTexts] = useState(start);
  const [isWrong, setWrong] = useState(false);
  const save = useSendOrder({ saved: t('parcelSaved'), isInForm: true });
  useLeaveGuard(texts !== start && !save.isPending && !save.isSuccess);
  const units = unitsOfParcel(order, parcel);
  return (
    <form
      className="stack-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = parcelInput(texts, units);
        setWrong(input === null);
        if (!input || save.isPending) return;
        const { picture } = texts;
        save.mutate({ ...input, number: order.number, which: parcel.number, picture }, { onSuccess: onDone });
      }}
    >
      <ParcelFields texts={texts} onChange={setTexts} units={units} isOpen hasDay={parcel.sentAt !== null} />
      <Failure>{isWrong ? t('contentsWrong') : save.error !== null && refusalText(save.error)}</Failure>
      <div className="form-foot">
        <Button type="submit" busy={save.isPending}>
          {common('save')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {common('notNow')}
        </Button>
      </div>
    </form>
  );
}
