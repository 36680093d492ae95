import { listText } from '#rules/text-of-language.ts';
import { apiKey } from '#contract/resources/api-key.ts';
import { officeKeyLabels } from '#contract/labels/office/keys.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { endKey } from '#contract/operations/office/keys/end-key.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { DescriptionList } from '../components/description-list.tsx';
import { State } from '../components/state.tsx';
import { SettingsViews } from '../components/views.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useDates } from '../components/use-dates.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';
import { NewKey } from './new-key.tsx';

interface KeyProps {
  record: RecordOf<'apiKey'>;
}

const looks = { active: 'done', expired: 'off', ended: 'off' } as const;

function KeyState({ record: { fields } }: KeyProps) {
  const t = useLabels(apiKey.labels);
  return <State look={looks[fields.state]}>{t(`field.state.${fields.state}`)}</State>;
}

const LastFour = ({ record: { fields } }: KeyProps) => <code dir="ltr">{`…${fields.lastFour}`}</code>;

function Permissions({ record: { fields } }: KeyProps) {
  const t = useLabels(officeRoleLabels);
  const key = useLabels(officeKeyLabels);
  return fields.permissions.length === 0
    ? key('noneLeft')
    : fields.permissions.map((each) => t(each as 'orders.read')).join(' · ');
}

function LastUse({ record: { fields } }: KeyProps) {
  const t = useLabels(officeKeyLabels);
  const when = useDateTimes();
  return fields.lastUsedAt === null ? t('never') : <Num>{when(fields.lastUsedAt)}</Num>;
}

/** The last day of a key, which ends with it. */
function LastDay({ record: { fields } }: KeyProps) {
  const day = useDates();
  const { expiresAt } = fields;
  return expiresAt !== null && <Num>{day(new Date(Date.parse(expiresAt) - 1).toISOString())}</Num>;
}

/** Everything about a key, and its end. */
function KeyDetails({ record }: KeyProps) {
  const { lang } = useOffice();
  const t = useLabels(officeKeyLabels);
  const label = useLabels(apiKey.labels);
  const when = useDateTimes();
  const { mutate, isPending } = useOfficeMutation(endKey, { saved: t('ended') });
  const { name, addresses, expiresAt, createdAt, madeBy, endedAt, endedBy, state } = record.fields;
  const moment = (at: string | null) => at && <Num>{when(at)}</Num>;
  const end = () => mutate({ id: Number(record.id) });
  return (
    <>
      <DescriptionList
        rows={[
          [label('field.lastFour'), <LastFour key="four" record={record} />],
          [label('field.permissions'), <Permissions key="may" record={record} />],
          [
            label('field.addresses'),
            addresses.length > 0 ? (
              <span key="where" dir="ltr">
                {listText(lang, addresses)}
              </span>
            ) : (
              t('everywhere')
            ),
          ],
          [label('field.lastUsedAt'), <LastUse key="used" record={record} />],
          [
            label('field.expiresAt'),
            expiresAt === null ? t('noEnd') : <LastDay key="last" record={record} />,
          ],
          [label('field.createdAt'), moment(createdAt)],
          [label('field.madeBy'), <UserText key="maker" text={madeBy} />],
          [label('field.endedAt'), moment(endedAt)],
          [label('field.endedBy'), endedBy && <UserText key="ender" text={endedBy} />],
        ]}
      />
      {state === 'active' && (
        <p>
          <Button
            kind="ghost"
            busy={isPending}
            onClick={() => void confirmDialog({ question: t('endSure', { name }), confirm: t('end') }, end)}
          >
            {t('end')}
          </Button>
        </p>
      )}
    </>
  );
}

export default resourceParts({
  name: 'apiKey',
  cells: {
    state: KeyState,
    lastFour: LastFour,
    permissions: Permissions,
    lastUsedAt: LastUse,
    expiresAt: LastDay,
  },
  Status: KeyState,
  Main: KeyDetails,
  fieldsFor: () => [],
  ListActions: NewKey,
  Siblings: SettingsViews,
});
