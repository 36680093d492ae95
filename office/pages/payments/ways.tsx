import { useState } from 'react';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getPaymentMethods } from '#contract/operations/office/settings/get-ways-to-pay.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { RecordHistory } from '#office/history/record-history.tsx';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Dialog } from '#office/components/dialog.tsx';
import type { PaymentMethod } from '#office/components/method-states.ts';
import { Way } from './way.tsx';

interface WaysProps {
  ways: readonly PaymentMethod[];
  onSetUp: (provider: string) => void;
}

/** All payment methods with their switches and missing setup. Limits and countries are edited in a dialog. */
export function Ways({ ways, onSetUp }: WaysProps) {
  const t = useLabels(officePaymentsLabels);
  const inLanguage = useLocalizedText();
  const query = useRecords('wayToPay');
  const [opened, setOpened] = useState<{ way: PaymentMethod; isHistory: boolean } | null>(null);
  const close = () => setOpened(null);
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
            onBounds={() => setOpened({ way, isHistory: false })}
            onHistory={() => setOpened({ way, isHistory: true })}
          />
        );
      })}
      {opened?.isHistory && (
        <RecordHistory
          kind="wayToPay"
          id={opened.way.id}
          about={inLanguage(opened.way.name)}
          onClose={close}
        />
      )}
      <Dialog
        open={opened?.isHistory === false}
        onClose={close}
        title={opened ? inLanguage(opened.way.name) : ''}
        className="record-dialog"
      >
        {opened && (
          <QueryState query={query}>
            {({ records, fields }) => (
              <RecordForm
                kind="wayToPay"
                record={records.find(({ id }) => id === opened.way.id) ?? null}
                fields={fields}
                names={['least', 'most', 'countries']}
                label={inLanguage(opened.way.name)}
                onSaved={close}
              />
            )}
          </QueryState>
        )}
      </Dialog>
    </>
  );
}
