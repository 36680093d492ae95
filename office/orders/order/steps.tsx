import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { Button } from '#ui/button.tsx';
import { type OrderSteps, stepLabel } from '../use-steps.ts';

/** Actions other than the next step. */
export function Steps({ steps: { others, order, request } }: { steps: OrderSteps }) {
  const t = useLabels(officeOrderLabels);
  if (others.length === 0) return null;
  return (
    <Section title={t('others')}>
      <ul className="row-2">
        {others.map((step) => (
          <li key={step}>
            <Button kind="ghost" onClick={() => request(step)}>
              {t(stepLabel(step, order))}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
