import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getPaymentMethods } from '#contract/operations/office/settings/get-ways-to-pay.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useRecords } from '#office/records/use-records.ts';
import type { PaymentMethod } from '#office/components/method-states.ts';
import { Way } from './way.tsx';

interface WaysProps {
  ways: readonly PaymentMethod[];
  onSetUp: (provider: string) => void;
}

/** All payment methods with their switches and missing setup. Limits and countries are edited in a dialog. */
export function Ways({ ways, onSetUp }: WaysProps) {
  const t = useLabels(officePaymentsLabels);
  const query = useRecords('wayToPay');
  const turn = useOfficeMutation(changeRecord, {
    shows: {
      operation: getPaymentMethods,
      input: {},
      as: (before, { id, fields }) => ({
        ...before,
        ways: before.ways.map((way) =>
          way.id === id
            ? { ...way, state: fields['offered'] === true ? ('offered' as const) : ('off' as const) }
            : way,
        ),
      }),
    },
  });
  return (
    <>
      <Note kind="good">{t('keysApart')}</Note>
      {ways.map((way) => {
        const record = query.data?.records.find(({ id }) => id === way.id);
        return (
          <Way
            key={way.id}
            way={way}
            {...(record && {
              onTurn: (offered: boolean) =>
                turn.mutate({ kind: 'wayToPay', id: way.id, version: record.version, fields: { offered } }),
            })}
            onSetUp={() => onSetUp(way.provider)}
          />
        );
      })}
    </>
  );
}
