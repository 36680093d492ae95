import { useState } from 'react';
import { webhookEndpoint } from '#contract/resources/webhook-endpoint.ts';
import { officeWebhookLabels } from '#contract/labels/office/webhooks.ts';
import { createWebhookSecret } from '#contract/operations/office/webhooks/create-webhook-secret.ts';
import { sendWebhookTest } from '#contract/operations/office/webhooks/send-webhook-test.ts';
import {
  webhookEventNames,
  type WebhookEventName,
  webhookTestEvent,
} from '#contract/webhooks/event-names.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Command } from '../components/command.tsx';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { Note } from '../components/note.tsx';
import { Section } from '../components/screen.tsx';
import { State } from '../components/state.tsx';
import { SettingsViews } from '../components/views.tsx';
import { useCurrentStaff } from '../data/query-client.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

interface Of {
  record: RecordOf<'webhookEndpoint'>;
}

function OnCell({ record: { fields } }: Of) {
  const t = useLabels(webhookEndpoint.labels);
  const ofSecret = useLabels(officeWebhookLabels);
  const { isOn, offWhy, hasSecret } = fields;
  if (isOn && !hasSecret) return <State look="us">{ofSecret('noSecret')}</State>;
  return (
    <State look={isOn ? 'done' : offWhy ? 'us' : 'off'}>
      {offWhy ? t(`field.offWhy.${offWhy}`) : t(`field.isOn.${isOn}`)}
    </State>
  );
}

/** Creating the secret, which is shown only now, and a test. */
function SecretAndTest({ record: { id, fields } }: Of) {
  const t = useLabels(officeWebhookLabels);
  const { links } = useOffice();
  const create = useOfficeMutation(createWebhookSecret);
  const isDemo = Boolean(useCurrentStaff().data?.demo);
  const [event, setEvent] = useState<WebhookEventName | null>(null);
  const test = useOfficeMutation(sendWebhookTest, { saved: t('testAsked') });
  const { hasSecret, isOn, address } = fields;
  const secret = create.data?.secret;
  const createNow = () => create.mutate({ id: Number(id) });
  const replacing = { question: t('rotateSure'), confirm: t('rotateSecret') };
  return (
    <>
      <Section title={t('secret')}>
        <p className="soft">{t(hasSecret ? 'rotateHint' : 'secretHint')}</p>
        {secret !== undefined && (
          <>
            <Note kind="us">{t('secretOnce')}</Note>
            <Command text={secret} />
          </>
        )}
        <div className="form-foot">
          <Button
            kind={hasSecret ? 'ghost' : 'plain'}
            busy={create.isPending}
            onClick={() => (hasSecret ? void confirmDialog(replacing, createNow) : createNow())}
          >
            {t(hasSecret ? 'rotateSecret' : 'createSecret')}
          </Button>
        </div>
      </Section>
      {hasSecret && (
        <Section title={t('test')}>
          <p className="soft">{t(isDemo ? 'testHintDemo' : 'testHint')}</p>
          {isDemo && isOn && (
            <SelectField
              label={t('testEvent')}
              value={event ?? webhookTestEvent}
              onChange={({ target: { value } }) =>
                setEvent(webhookEventNames.find((each) => each === value) ?? null)
              }
              options={[webhookTestEvent, ...webhookEventNames].map((value) => ({ value, text: value }))}
            />
          )}
          <div className="form-foot">
            {isOn && (
              <Button
                busy={test.isPending}
                kind="ghost"
                onClick={() => test.mutate({ id: Number(id), event })}
              >
                {t('sendTest')}
              </Button>
            )}
            <Button kind="ghost" href={`${links.webhookDeliveries}?find=${encodeURIComponent(address)}`}>
              {t('seeDeliveries')}
            </Button>
          </div>
        </Section>
      )}
    </>
  );
}

function ToDeliveries() {
  const t = useLabels(officeWebhookLabels);
  const { links } = useOffice();
  return (
    <Button kind="ghost" icon="clock" href={links.webhookDeliveries}>
      {t('seeDeliveries')}
    </Button>
  );
}

export default resourceParts({
  name: 'webhookEndpoint',
  hasShortTitles: true,
  Siblings: SettingsViews,
  cells: {
    events: ({ record }: Of) => <Num>{record.fields.events.length}</Num>,
    isOn: OnCell,
  },
  Status: OnCell,
  Panels: SecretAndTest,
  ListActions: ToDeliveries,
});
