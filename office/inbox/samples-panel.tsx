import { Colon } from '../components/colon.tsx';
import type { SampleState } from '#contract/constants.ts';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { inquiry } from '#contract/resources/inquiry.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Section } from '../components/screen.tsx';
import { useDays } from '../components/use-days.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type InquiryRecord, type Thread, useInquiryChange } from './use-inquiry.ts';

const next = {
  requested: ['preparing', 'startPreparing'],
  preparing: ['ready', 'markReady'],
  ready: ['handedOver', 'handOver'],
} as const satisfies Partial<
  Record<SampleState, readonly [SampleState, keyof typeof officeInboxLabels.texts]>
>;

interface SamplesPanelProps {
  record: InquiryRecord;
  samples: NonNullable<Thread['samples']>;
}

/** The requested samples, with the next step until they are handed over. */
export function SamplesPanel({ record, samples: { number, state, neededBy, items } }: SamplesPanelProps) {
  const t = useLabels(officeInboxLabels);
  const label = useLabels(inquiry.labels);
  const { links } = useOffice();
  const may = useCan();
  const day = useDays();
  const inLanguage = useLocalizedText();
  const { change, isPending } = useInquiryChange(record);
  const step = state in next ? next[state as keyof typeof next] : null;
  const lines = items.map(({ productId, quantity }) => `${productId}x${quantity}`).join(',');
  return (
    <Section title={<Num>{number}</Num>} end={<b>{label(`field.samples.${state}`)}</b>}>
      <ul className="stack-4 inquiry-items">
        {items.map(({ productId, en, km, picture, quantity }) => (
          <li key={`${productId} ${en} ${quantity}`}>
            {picture !== '' && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
            <Num>{quantity}</Num> × <UserText text={inLanguage({ en, km })} />
          </li>
        ))}
      </ul>
      {neededBy !== null && (
        <p>
          {t('neededBy')}
          <Colon />
          {day(neededBy)}
        </p>
      )}
      <p className="inquiry-links">
        {step && (
          <Button busy={isPending} onClick={() => change({ samples: step[0] })}>
            {t(step[1])}
          </Button>
        )}
        {step && (
          <Button kind="ghost" busy={isPending} onClick={() => change({ samples: 'declined' })}>
            {t('declineSamples')}
          </Button>
        )}
        {may('orders.change') && (
          <Button kind="quiet" href={`${links.phoneOrder}?lines=${lines}`}>
            {t('toOrder')}
          </Button>
        )}
      </p>
    </Section>
  );
}
