import { useEffect, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeViewsLabels } from '#contract/labels/office/views.ts';
import { changeView } from '#contract/operations/office/views/change-view.ts';
import { setViewMail } from '#contract/operations/office/views/set-view-mail.ts';
import { setStartView } from '#contract/operations/office/views/set-start-view.ts';
import type { ViewScreen } from '#contract/operations/office/views/view-types.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';
import { focusOn } from './focus-on.ts';
import type { SavedView } from './saved-view.ts';

interface ViewRowProps {
  screen: ViewScreen;
  view: SavedView;
  href: string;
  /** Called when the view is opened. */
  onGo: () => void;
  onRemove: () => void;
}

export function ViewRow({ screen, view, href, onGo, onRemove }: ViewRowProps) {
  const t = useLabels(officeViewsLabels);
  const [isRenaming, rename] = useState<boolean | null>(null);
  const start = useOfficeMutation(setStartView);
  const { id, name, isShared, isStart, mayChange } = view;
  if (isRenaming)
    return (
      <li>
        <RenameForm screen={screen} view={view} onDone={() => rename(false)} />
      </li>
    );
  return (
    <li>
      <p>
        <a href={href} onClick={onGo}>
          <UserText text={name} />
        </a>
        <small className="soft">
          {[...(isShared ? [t('shared')] : []), ...(isStart ? [t('beginning')] : [])].join(' · ')}
        </small>
      </p>
      <IconButton
        icon={isStart ? 'star-full' : 'star'}
        label={t('beginWith', { name })}
        aria-pressed={isStart}
        onClick={() => start.mutate({ screen, id: isStart ? null : id })}
      />
      {screen === 'reports' && <MailSelect {...{ screen, view }} />}
      {mayChange && (
        <>
          <IconButton
            ref={isRenaming === false ? focusOn : undefined}
            icon="pencil"
            label={t('rename', { name })}
            onClick={() => rename(true)}
          />
          <IconButton icon="trash-2" label={t('remove', { name })} onClick={onRemove} />
        </>
      )}
    </li>
  );
}

/** Emails a report to the user, every week or month. */
function MailSelect({ screen, view: { id, name, mailed } }: Pick<ViewRowProps, 'screen' | 'view'>) {
  const t = useLabels(officeViewsLabels);
  const set = useOfficeMutation(setViewMail);
  const rhythms = { week: t('mailWeek'), month: t('mailMonth') };
  return (
    <span className="select">
      <select
        aria-label={t('mail', { name })}
        value={mailed ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set.mutate({ screen, id, every: value === 'week' || value === 'month' ? value : null })
        }
      >
        <option value="">{t('mailNever')}</option>
        {Object.entries(rhythms).map(([every, text]) => (
          <option key={every} value={every}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}

interface RenameFormProps {
  screen: ViewScreen;
  view: SavedView;
  onDone: () => void;
}

function RenameForm({ screen, view: { id, version, name }, onDone }: RenameFormProps) {
  const t = useLabels(officeViewsLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const change = useOfficeMutation(changeView, { isInForm: true });
  const form = useOfficeForm({
    start: { name },
    rules: { name: needed },
    isLight: true,
    send: async (values) => {
      await change.mutateAsync({ screen, id, version, ...values });
      onDone();
    },
  });
  const { formRef } = form;
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef]);
  return (
    <OfficeForm
      form={form}
      label={t('rename', { name })}
      submit={common('save')}
      kind="ghost"
      beside={
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      }
    >
      <Field {...form.ties('name')} label={t('newName')} maxLength={60} dir="auto" autoComplete="off" />
    </OfficeForm>
  );
}
