import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { StepDialog } from '../step-dialog.tsx';
import { useSteps } from '../use-steps.ts';
import { PersonName } from '#office/components/person-name.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import type { ListedOrder } from './use-columns.tsx';
import { QuickFacts } from './quick-facts.tsx';

interface QuickLookProps {
  /** The order shown. Null when closed. */
  order: ListedOrder | null;
  onClose: () => void;
}

/** A quick view of an order beside the table, with its next step. Escape returns the focus to its row. */
export function QuickLook({ order, onClose }: QuickLookProps) {
  return order && <Look key={order.number} order={order} onClose={onClose} />;
}

function Look({ order: { number, customer }, onClose }: { order: ListedOrder; onClose: () => void }) {
  const { links } = useOffice();
  const common = useLabels(officeCommonLabels);
  const labels = useLabels(officeOrderLabels);
  const shared = useLabels(sharedLabels);
  const query = useOfficeQuery(getOrder, { number });
  const steps = useSteps(number, query.data);
  const { next } = steps;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        side="end"
        className="quick-look"
        title={
          <>
            {number}{' '}
            <span>
              <PersonName of={customer} />
            </span>
          </>
        }
        closeLabel={shared('close')}
        tools={
          <Button kind="ghost" small href={`${links.orders}/${encodeURIComponent(number)}`}>
            {common('open')}
          </Button>
        }
        foot={
          next && (
            <Button busy={steps.isBusy} onClick={() => steps.request(next)}>
              {labels(next)}
            </Button>
          )
        }
      >
        <QueryState query={query}>
          {(order) => <QuickFacts order={order} refusal={steps.refusal} />}
        </QueryState>
      </Dialog>
      <StepDialog steps={steps} />
    </>
  );
}
