import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deliveredEventTexts } from '#contract/webhooks/event-names.ts';
import { webhookDelivery } from '#contract/resources/webhook-delivery.ts';
import { webhookEndpoint } from '#contract/resources/webhook-endpoint.ts';
import { officeWebhookLabels } from '#contract/labels/office/webhooks.ts';
import { getWebhookDelivery } from '#contract/operations/office/webhooks/get-webhook-delivery.ts';
import { sendWebhookAgain } from '#contract/operations/office/webhooks/send-webhook-again.ts';
import { Button } from '#ui/button.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Section } from '../components/screen.tsx';
import { State } from '../components/state.tsx';
import { callOffice } from '../data/call-office.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';
import '../components/command.css';

interface Of {
  record: RecordOf<'webhookDelivery'>;
}

/** The ms before an attempt from which its result is expected: longer than one takes. */
const soon = 60_000;

const looks = { waiting: 'half', delivered: 'done', failed: 'us' } as const;

function StateCell({ record: { fields } }: Of) {
  const t = useLabels(webhookDelivery.labels);
  return <State look={looks[fields.state]}>{t(`field.state.${fields.state}`)}</State>;
}

/** What was sent, and the receiver's answer. */
function Sent({ record: { id, fields } }: Of) {
  const t = useLabels(officeWebhookLabels);
  const { state, tries } = fields;
  // Each attempt has another response.
  const query = useQuery({
    queryKey: [getWebhookDelivery.path, id, state, tries],
    queryFn: ({ signal }) => callOffice(getWebhookDelivery, { id: Number(id) }, signal),
    placeholderData: keepPreviousData,
  });
  const again = useOfficeMutation(sendWebhookAgain, { saved: t('sentAgain') });
  return (
    <QueryState query={query}>
      {({ body, response }) => (
        <>
          <Section title={t('payload')}>
            <pre className="command" dir="ltr" tabIndex={0}>
              <code>{JSON.stringify(JSON.parse(body), null, 2)}</code>
            </pre>
            {state !== 'waiting' && (
              <div className="form-foot">
                <Button busy={again.isPending} onClick={() => again.mutate({ id: Number(id) })}>
                  {t('sendAgain')}
                </Button>
              </div>
            )}
          </Section>
          <Section title={t('response')}>
            {response === '' ? (
              <p className="soft">{t('noResponse')}</p>
            ) : (
              <pre className="command" dir="auto" tabIndex={0}>
                <code>{response}</code>
              </pre>
            )}
          </Section>
        </>
      )}
    </QueryState>
  );
}

function ToWebhooks() {
  const t = useLabels(webhookEndpoint.labels);
  const { links } = useOffice();
  return (
    <Button kind="ghost" href={links.webhooks}>
      {t('many')}
    </Button>
  );
}

export default resourceParts({
  name: 'webhookDelivery',
  spare: ['tries', 'nextTryAt'],
  hasShortTitles: true,
  isInProgress: ({ state, nextTryAt }) =>
    state === 'waiting' && nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + soon,
  titleOf: ({ event }, lang) => deliveredEventTexts[event][lang === 'en' ? 0 : 1],
  cells: { state: StateCell },
  Status: StateCell,
  Main: Sent,
  ListActions: ToWebhooks,
});
