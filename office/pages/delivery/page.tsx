import { useState } from 'react';
import { officeDeliveryLabels } from '#contract/labels/office/delivery.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/parts/note.tsx';
import { Screen } from '#office/parts/screen.tsx';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { SettingsViews } from '#office/parts/views.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { type StoredRecord, useRecords } from '#office/records/use-records.ts';
import { useRecordWords } from '#office/records/use-record-words.ts';
import { amountText } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Num } from '#ui/num.tsx';
import './delivery.css';

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
const wayOf = ({ fields }: StoredRecord) => fields as unknown as Way;

/** How the shop delivers: by whom, where to, for how much, in how many days. */
function View() {
  const t = useLabels(officeDeliveryLabels);
  const shared = useLabels(sharedLabels);
  const words = useRecordWords('wayToDeliver');
  const inLanguage = useInLanguage();
  const query = useRecords('wayToDeliver');
  const [opened, setOpened] = useState<number | string | null>(null);
  const record = query.data?.records.find(({ id }) => id === opened) ?? null;
  const close = () => setOpened(null);
  return (
    <Screen
      views={<SettingsViews />}
      actions={
        <Button icon="plus" onClick={() => setOpened('new')}>
          {t('newWay')}
        </Button>
      }
    >
      <Arrived query={query}>
        {({ records, fields, blank, mayRemove }) => (
          <>
            {records.length === 0 && <Note>{t('none')}</Note>}
            {records.length > 0 && (
              <table className="table delivery-ways">
                <thead>
                  <tr>
                    <th scope="col">{words('name')}</th>
                    <th scope="col">{words('kind')}</th>
                    <th scope="col">{words('provinces')}</th>
                    <th scope="col">{t('days')}</th>
                    <th scope="col" className="end">
                      {words('priceCents')}
                    </th>
                    <th scope="col">{t('state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {records.map((each) => {
                    const way = wayOf(each);
                    return (
                      <tr key={each.id}>
                        <th scope="row">
                          <button type="button" className="link-btn" onClick={() => setOpened(each.id)}>
                            {inLanguage(way.name)}
                          </button>
                          {way.company !== '' && <small className="soft">{way.company}</small>}
                        </th>
                        <td>{words(`kind.${way.kind}`)}</td>
                        <td>
                          {way.provinces === null
                            ? t('everywhere')
                            : t('provinces', { n: way.provinces.length })}
                        </td>
                        <td>
                          <Num>
                            {way.daysFrom === way.daysTo ? way.daysTo : `${way.daysFrom}–${way.daysTo}`}
                          </Num>
                        </td>
                        <td className="end">
                          <Num>{amountText(way.priceCents)}</Num>
                        </td>
                        <td>
                          <State look={way.active ? 'done' : 'off'}>
                            {t(way.active ? 'offered' : 'notOffered')}
                          </State>
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            )}
            <Dialog
              open={opened !== null}
              onClose={close}
              title={record ? inLanguage(wayOf(record).name) : t('newWay')}
              closeLabel={shared('close')}
              className="record-dialog"
            >
              {opened !== null && (
                <RecordForm
                  kind="wayToDeliver"
                  record={record}
                  blank={blank}
                  fields={fields}
                  mayRemove={mayRemove}
                  label={t('newWay')}
                  onSaved={close}
                />
              )}
            </Dialog>
          </>
        )}
      </Arrived>
    </Screen>
  );
}

export default definePage<null>({ View });
