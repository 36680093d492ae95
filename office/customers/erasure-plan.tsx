import { useEffect, useEffectEvent } from 'react';
import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { officeErasedLabels } from '#contract/labels/office/erased.ts';
import type { Answer } from '#contract/operation.ts';
import { eraseCustomer } from '#contract/operations/office/customers/erase-customer.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#web/toasts.ts';
import { navigate } from '#web/navigate.ts';
import { Failure } from '../components/note.tsx';
import { QueryState } from '../components/query-state.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { CountedList } from './counted-list.tsx';

/** Shows what an erasure deletes and what stays, before it happens. */
export function ErasurePlan({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useLabels(officeCustomerLabels);
  const erased = useLabels(officeErasedLabels);
  const { links } = useOffice();
  const plan = useOfficeMutation(eraseCustomer, { isInForm: true });
  const erase = useOfficeMutation(eraseCustomer);
  const request = () => plan.mutate({ id, isConfirmed: false });
  const begin = useEffectEvent(request);
  useEffect(() => begin(), []);
  return (
    <QueryState query={{ data: plan.data, error: plan.error, refetch: request }}>
      {({ found, open }) =>
        open.length > 0 ? (
          <Open open={open} />
        ) : (
          <div className="form">
            <p>{t('eraseList')}</p>
            <CountedList counts={found} textOf={(kind) => erased(kind as 'accounts')} />
            <p className="soft">{t('eraseRetained')}</p>
            <div className="form-foot">
              <Button kind="ghost" onClick={onClose}>
                {t('keep')}
              </Button>
              <Button
                kind="danger"
                busy={erase.isPending}
                onClick={() =>
                  void erase
                    .mutateAsync({ id, isConfirmed: true })
                    // A callback passed to `mutate` would not run, because the screen may have been left by then.
                    .then(() => {
                      showToast('success', t('erased'));
                      navigate(links.customers);
                    })
                    .catch(() => undefined)
                }
              >
                {t('erase')}
              </Button>
            </div>
          </div>
        )
      }
    </QueryState>
  );
}

function Open({ open }: Pick<Answer<typeof eraseCustomer>, 'open'>) {
  const t = useLabels(officeCustomerLabels);
  return (
    <>
      <Failure>{t('eraseOpen')}</Failure>
      <ul className="stack-3 customer-list">
        {open.map(({ order, payment, why }) => (
          <li key={`${order} ${payment} ${why}`}>
            {order === null
              ? t('openPayment', { number: payment ?? '', why })
              : t('openOrder', { number: order, why })}
          </li>
        ))}
      </ul>
    </>
  );
}
