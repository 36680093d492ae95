import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { StepDialog } from '../step-dialog.tsx';
import { type OrderSteps, stepLabel } from '../use-steps.ts';

/** The screen's primary button. On phones it has its own bar at the bottom. */
export function NextStep({ steps }: { steps: OrderSteps }) {
  const t = useLabels(officeOrderLabels);
  const { next, request, isBusy } = steps;
  return (
    <>
      {next && (
        <div className="step-bar">
          <Button busy={isBusy} onClick={() => request(next)}>
            {t(stepLabel(next, steps.order))}
          </Button>
        </div>
      )}
      <StepDialog steps={steps} />
    </>
  );
}
