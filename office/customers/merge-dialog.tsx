import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { personalDataLabels } from '#contract/labels/office/personal-data.ts';
import type { Answer } from '#contract/operation.ts';
import { mergeCustomers } from '#contract/operations/office/customers/merge-customers.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { customer } from '#contract/resources/customer.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { navigate } from '#web/navigate.ts';
import { showToast } from '#web/toasts.ts';
import { usePersonText } from '../components/person-name.tsx';
import { QueryState } from '../components/query-state.tsx';
import { useOfficeQuery } from '../data/query-client.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { SearchField } from '../forms/search-field.tsx';
import { useDebouncedSearch } from '../forms/use-debounced-search.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { CountedList } from './counted-list.tsx';

type Plan = Answer<typeof mergeCustomers>;
const max = 8;

/** Finds the other account, shows what moves, and merges. */
export function MergeDialog({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useLabels(officeCustomerLabels);
  const ofCustomer = useLabels(customer.labels);
  const [find, setFind] = useState('');
  const [other, setOther] = useState<number | null>(null);
  const search = useDebouncedSearch(find, setFind);
  const plan = useOfficeMutation(mergeCustomers);
  return (
    <div className="form">
      <SearchField
        search={search}
        name="other"
        label={t('findOther')}
        placeholder={ofCustomer('findHint')}
        onInput={() => setOther(null)}
      />
      {other === null && find.length > 1 && (
        <Hits
          id={id}
          find={find}
          isBusy={plan.isPending}
          onChoose={(otherId) =>
            plan.mutate({ id, otherId, isConfirmed: false }, { onSuccess: () => setOther(otherId) })
          }
        />
      )}
      {other !== null && plan.data && <Preview id={id} otherId={other} plan={plan.data} onDone={onDone} />}
    </div>
  );
}

interface HitsProps {
  id: number;
  find: string;
  isBusy: boolean;
  onChoose: (otherId: number) => void;
}

function Hits({ id, find, isBusy, onChoose }: HitsProps) {
  const t = useLabels(officeCustomerLabels);
  const common = useLabels(officeCommonLabels);
  const query = useOfficeQuery(listRecords, { kind: 'customer', find });
  return (
    <QueryState query={query}>
      {({ records }) => {
        const others = records.filter((each) => each.id !== id).slice(0, max);
        if (others.length === 0) return <output>{t('noOther')}</output>;
        return (
          <ul className="stack-3 customer-list">
            {others.map(({ id: otherId, fields }) => (
              <li key={otherId} className="is-row">
                <span>
                  <UserText text={String(fields['name'])} />
                  <small className="soft">
                    <Num>{[fields['phone'], fields['email']].filter(Boolean).join(' · ')}</Num>
                  </small>
                </span>
                <Button
                  small
                  kind="ghost"
                  busy={isBusy}
                  aria-label={`${common('select')} ${String(fields['name'])}`}
                  onClick={() => onChoose(Number(otherId))}
                >
                  {common('select')}
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryState>
  );
}

interface PreviewProps {
  id: number;
  otherId: number;
  plan: Plan;
  onDone: () => void;
}

function Preview({ id, otherId, plan: { target, merged, moved, phone, otherLogin }, onDone }: PreviewProps) {
  const t = useLabels(officeCustomerLabels);
  const section = useLabels(personalDataLabels);
  const { links } = useOffice();
  const person = usePersonText();
  const merge = useOfficeMutation(mergeCustomers);
  const named = ({ name, login }: Plan['target']) => ({ name: person(name) || login, login });
  return (
    <section aria-live="polite">
      <p>
        <b>{t('remainingAccount', named(target))}</b>
        <br />
        {t('mergedAccount', named(merged))}
      </p>
      <p>{t(moved.length === 0 ? 'movesNothing' : 'moves')}</p>
      <CountedList counts={moved} textOf={(kind) => section(kind)} />
      {phone !== null && <p>{t('phoneMoves', { phone })}</p>}
      {otherLogin !== null && <p>{t('loginStays', { login: otherLogin })}</p>}
      <p className="soft">{t('unchanged')}</p>
      <div className="form-foot">
        <Button
          busy={merge.isPending}
          onClick={() =>
            void merge
              .mutateAsync({ id, otherId, isConfirmed: true })
              // A callback passed to `mutate` would not run, because the screen may have been left by then.
              .then(() => {
                showToast('success', t('mergeDone'));
                onDone();
                if (target.id !== id) navigate(`${links.customers}/${target.id}`);
              })
              .catch(() => undefined)
          }
        >
          {t('mergeNow')}
        </Button>
      </div>
    </section>
  );
}
