import { useState } from 'react';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Answer } from '#contract/operation.ts';
import type { getWaysToPay } from '#contract/operations/office/settings/get-ways-to-pay.ts';
import { useLabels } from '#office/office-context.ts';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { Arrived } from '#office/parts/waiting.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Dialog } from '#ui/dialog.tsx';

type WayToPay = Answer<typeof getWaysToPay>['ways'][number];

/** All ways to pay with what lacks of each; bounds and countries are set in a dialog. */
export function Ways({ ways }: { ways: readonly WayToPay[] }) {
  const t = useLabels(officePaymentsLabels);
  const shared = useLabels(sharedLabels);
  const inLanguage = useInLanguage();
  const query = useRecords('wayToPay');
  const [opened, setOpened] = useState<WayToPay | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className="grid-wrap">
        <table className="grid rows">
          <caption className="vh">{t('ways')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('way')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('lacks')}</th>
            </tr>
          </thead>
          <tbody>
            {ways.map((way) => (
              <tr key={way.id}>
                <th scope="row">
                  <button type="button" className="link-btn" onClick={() => setOpened(way)}>
                    {inLanguage(way.name)}
                  </button>
                </th>
                <td>
                  <State look={way.state === 'offered' ? 'done' : 'off'}>
                    {t(way.state === 'offered' ? (way.isTest ? 'offeredTest' : 'offered') : 'notOffered')}
                  </State>
                </td>
                <td className="soft">{way.state === 'offered' ? '' : t(way.state)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Dialog
        open={opened !== null}
        onClose={close}
        title={opened ? inLanguage(opened.name) : ''}
        closeLabel={shared('close')}
        className="record-dialog"
      >
        {opened && (
          <Arrived query={query}>
            {({ records, fields }) => (
              <RecordForm
                kind="wayToPay"
                record={records.find(({ id }) => id === opened.id) ?? null}
                fields={fields}
                label={inLanguage(opened.name)}
                onSaved={close}
              />
            )}
          </Arrived>
        )}
      </Dialog>
    </>
  );
}
