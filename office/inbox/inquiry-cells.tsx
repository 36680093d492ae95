import { useState } from 'react';
import { inquiry } from '#contract/resources/inquiry.ts';
import { State } from '../components/state.tsx';
import { useRelativeTimes } from '../components/use-relative-times.ts';
import { useLabels } from '../office-context.ts';
import type { InquiryRecord } from './use-inquiry.ts';

const looks = { new: 'us', open: 'half', waiting: 'others', done: 'done' } as const;

/** How far an inquiry is. */
export function InquiryState({ state }: { state: InquiryRecord['fields']['state'] }) {
  const t = useLabels(inquiry.labels);
  return <State look={looks[state]}>{t(`field.state.${state}`)}</State>;
}

/** How long the customer has been waiting; empty while they don't. */
export function WaitingTime({ record: { fields } }: { record: InquiryRecord }) {
  const age = useRelativeTimes();
  const [now] = useState(Date.now);
  if (fields.waitingSince === null) return null;
  return <time dateTime={fields.waitingSince}>{age(Date.parse(fields.waitingSince), now)}</time>;
}
