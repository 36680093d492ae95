import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeKeyLabels } from '#contract/labels/office/keys.ts';
import { createKey } from '#contract/operations/office/keys/create-key.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { type KeyPermission, keyPermissions } from '#contract/permissions.ts';
import { apiKey } from '#contract/resources/api-key.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Command } from '../components/command.tsx';
import { Dialog } from '../components/dialog.tsx';
import { FieldProblem } from '../components/field-problem.tsx';
import { Note } from '../components/note.tsx';
import { useCan } from '../data/use-can.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { DayField } from '../forms/day-field.tsx';
import { OfficeForm } from '../forms/office-form.tsx';
import { fieldId } from '../forms/use-form-errors.ts';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';
import { PermissionFields } from '../staff/permission-fields.tsx';

/** Creates an API key, and shows it once. */
export function NewKey() {
  const t = useLabels(officeKeyLabels);
  const label = useLabels(apiKey.labels);
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const close = () => {
    setOpen(false);
    setCreated(null);
  };
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {label('newOne')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t(created ? 'createdHeading' : 'newHeading')}
        className="permissions-dialog"
      >
        {created ? (
          <ShownOnce created={created} onClose={close} />
        ) : (
          isOpen && <KeyForm onCreated={setCreated} />
        )}
      </Dialog>
    </>
  );
}

interface CreatedKey {
  key: string;
  url: string;
  permissions: readonly string[];
}

const partsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

function KeyForm({ onCreated }: { onCreated: (created: CreatedKey) => void }) {
  const t = useLabels(officeKeyLabels);
  const label = useLabels(apiKey.labels);
  const common = useLabels(officeCommonLabels);
  const may = useCan();
  const { needed } = useRules();
  const create = useOfficeMutation(createKey, { isInForm: true });
  const form = useOfficeForm({
    start: { name: '', permissions: '', until: '', addresses: '' },
    rules: {
      name: needed,
      permissions: (value) => (value === '' ? t('choose') : undefined),
    },
    send: async ({ name, permissions: chosen, until, addresses }) => {
      const permissions = partsOf(chosen) as KeyPermission[];
      const given = { name, permissions, until: until || null, addresses: partsOf(addresses) };
      onCreated({ ...(await create.mutateAsync(given)), permissions });
    },
  });
  return (
    <OfficeForm form={form} label={t('newHeading')} submit={t('create')}>
      <Field {...form.ties('name')} label={common('name')} hint={t('nameHint')} maxLength={80} />
      <p className="hint" id={fieldId('permissions')} tabIndex={-1}>
        {t('chooseFew')}
      </p>
      <FieldProblem text={form.errors['permissions']} />
      <PermissionFields
        offered={(each) => keyPermissions.some((one) => one === each) && may(each)}
        value={form.values.permissions}
        onChange={(value) => form.set('permissions', value)}
      />
      <DayField {...form.ties('until')} label={label('field.expiresAt')} hint={t('untilHint')} optional=" " />
      <TextArea
        {...form.ties('addresses')}
        label={label('field.addresses')}
        hint={t('addressesHint')}
        optional=" "
        rows={2}
        dir="ltr"
      />
    </OfficeForm>
  );
}

/** The simplest calls that keys with these permissions can try. */
const examples: readonly [permission: KeyPermission, path: string, parameters: string][] = [
  ['orders.read', listOrders.path, '{}'],
  ['catalogue.read', getProduct.path, '{"id": 1}'],
];

function ShownOnce({ created, onClose }: { created: CreatedKey; onClose: () => void }) {
  const t = useLabels(officeKeyLabels);
  const common = useLabels(officeCommonLabels);
  const { key, url, permissions } = created;
  const [, path, parameters] = examples.find(([permission]) => permissions.includes(permission)) ?? [];
  return (
    <div className="form">
      <Note kind="us">
        <output>{t('onlyNow')}</output>
      </Note>
      <Command text={key} />
      {path && (
        <>
          <p>{t('tryIt')}</p>
          <Command
            text={`curl ${url}${path} -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${parameters}'`}
          />
        </>
      )}
      <p>
        <a href="/api/concepts#keys" target="_blank" rel="noreferrer">
          {t('reference')}
        </a>
      </p>
      <div className="form-foot">
        <Button onClick={onClose}>{common('done')}</Button>
      </div>
    </div>
  );
}
