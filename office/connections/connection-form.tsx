import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeConnectionLabels } from '#contract/labels/office/connections.ts';
import { removeConnection } from '#contract/operations/office/connections/remove-connection.ts';
import { saveConnection } from '#contract/operations/office/connections/save-connection.ts';
import { providerNamed } from '#contract/payment-providers/payment-providers.ts';
import { Button } from '#ui/button.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';
import { Command } from '../components/command.tsx';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { ConnectionField } from './connection-field.tsx';
import type { Connection } from './connection.ts';

interface ConnectionFormProps {
  connection: Connection;
  onDone: () => void;
}

/** The number of fields that a form shows at once. */
const shortForm = 6;

/** The fields of a connection: current values, and secrets to replace. */
export function ConnectionForm({ connection, onDone }: ConnectionFormProps) {
  const { name, version, fields } = connection;
  const t = useLabels(officeConnectionLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const save = useOfficeMutation(saveConnection, { saved: t('saved'), isInForm: true });
  const isNeeded = ({ isOptional, isSecret, isSet }: Connection['fields'][number]) =>
    !isOptional && !(isSecret && isSet);
  const form = useOfficeForm<Record<string, string>>({
    start: Object.fromEntries(
      fields.map(({ name: field, value, choices }) => [field, value || (choices[0] ?? '')]),
    ),
    rules: Object.fromEntries(fields.filter(isNeeded).map(({ name: field }) => [field, needed])),
    send: async (values) => {
      await save.mutateAsync({ name, version, values });
      onDone();
    },
  });
  // A long form starts with the fields that matter.
  const isLong = fields.length > shortForm;
  const [shown, others] = [false, true].map((isOther) =>
    fields.filter(
      ({ isOptional, value, choices }) =>
        (isLong && isOptional && !value && choices.length === 0) === isOther,
    ),
  ) as [Connection['fields'], Connection['fields']];
  const fieldOf = (field: Connection['fields'][number]) => (
    <ConnectionField key={field.name} field={field} ties={form.ties(field.name)} />
  );
  return (
    <>
      {providerNamed(name)?.hasWebhook && (
        <>
          <p className="soft">{t('webhook', { name: t(name) })}</p>
          <Command text={`${location.origin}/api/v1/payments/webhooks/${name}`} />
        </>
      )}
      <OfficeForm
        form={form}
        label={t(name)}
        submit={common('save')}
        apart={version !== null && <Remove name={name} version={version} onDone={onDone} />}
      >
        {shown.map(fieldOf)}
        {others.length > 0 && (
          <details open={others.some(({ name: field }) => form.ties(field).error !== undefined) || undefined}>
            <summary>{t('more')}</summary>
            <div className="record-fields">{others.map(fieldOf)}</div>
          </details>
        )}
      </OfficeForm>
    </>
  );
}

function Remove({
  name,
  version,
  onDone,
}: {
  name: Connection['name'];
  version: number;
  onDone: () => void;
}) {
  const t = useLabels(officeConnectionLabels);
  const common = useLabels(officeCommonLabels);
  const remove = useOfficeMutation(removeConnection, { saved: t('removed') });
  return (
    <Button
      kind="quiet"
      busy={remove.isPending}
      onClick={() =>
        void confirmDialog({ question: t('removeSure', { name: t(name) }), confirm: common('remove') }, () =>
          remove.mutate({ name, version }, { onSuccess: onDone }),
        )
      }
    >
      {common('remove')}
    </Button>
  );
}
