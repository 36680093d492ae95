import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useRecords } from '#office/records/use-records.ts';
import type { PaymentMethod } from '#office/components/method-states.ts';
import { PaymentMethodRow } from './payment-method-row.tsx';

interface PaymentMethodListProps {
  methods: readonly PaymentMethod[];
  onSetUp: (provider: string) => void;
}

/** All payment methods with their switches and missing setup. Limits and countries are edited in a dialog. */
export function PaymentMethodList({ methods, onSetUp }: PaymentMethodListProps) {
  const t = useLabels(officePaymentsLabels);
  const query = useRecords('wayToPay');
  const turn = useOfficeMutation(changeRecord, {
    shows: {
      operation: getPaymentMethods,
      input: {},
      as: (before, { id, fields }) => ({
        ...before,
        ways: before.ways.map((method) =>
          method.id === id
            ? { ...method, state: fields['offered'] === true ? ('offered' as const) : ('off' as const) }
            : method,
        ),
      }),
    },
  });
  return (
    <>
      <Note kind="good">{t('keysApart')}</Note>
      {methods.map((method) => {
        const record = query.data?.records.find(({ id }) => id === method.id);
        return (
          <PaymentMethodRow
            key={method.id}
            method={method}
            {...(record && {
              onTurn: (offered: boolean) =>
                turn.mutate({
                  kind: 'wayToPay',
                  id: method.id,
                  version: record.version,
                  fields: { offered },
                }),
            })}
            onSetUp={() => onSetUp(method.provider)}
          />
        );
      })}
    </>
  );
}
