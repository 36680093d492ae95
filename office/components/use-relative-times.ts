import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** Above this many hours, ages are shown in days. */
const hoursReported = 48;

/** Formats the time between two moments in words. */
export function useRelativeTimes(): (from: number, to: number) => string {
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  return (from, to) => {
    const span = Math.max(0, to - from);
    const hours = Math.floor(span / hour);
    if (hours < 1) return t('minutes', { n: Math.max(1, Math.floor(span / minute)) });
    if (hours === 1) return t('hour');
    return hours < hoursReported ? t('hours', { n: hours }) : common('days', { n: Math.floor(span / day) });
  };
}
