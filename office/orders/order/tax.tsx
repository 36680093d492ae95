import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { documentLink } from '../document-link.ts';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useLabels } from '#office/office-context.ts';
import { DescriptionList } from '#office/components/description-list.tsx';
import { CompanyEditor, useMayEditCompany } from './company-form.tsx';
import type { Order } from '../order.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';

/** The company that an order is for, which staff can edit, and its tax documents. */
export function Tax({ order }: { order: Order }) {
  const { company, vat, taxDocuments, number, state } = order;
  const mayEdit = useMayEditCompany(order);
  const t = useLabels(officeTaxLabels);
  const when = useDateTimes();
  const isAwaited = vat !== null && taxDocuments.length === 0 && state === 'active';
  return (
    <>
      {(mayEdit || company !== null) && (
        <Section title={t('company')}>
          {company && (
            <DescriptionList
              rows={[
                [t('companyName'), <UserText key="name" text={company.name} />],
                [t('taxNumber'), company.taxNumber && <UserText text={company.taxNumber} />],
                [t('companyAddress'), company.address && <UserText text={company.address} />],
              ]}
            />
          )}
          {mayEdit && (
            <div>
              <CompanyEditor order={order} />
            </div>
          )}
        </Section>
      )}
      {(taxDocuments.length > 0 || isAwaited) && (
        <Section title={t('documents')}>
          {isAwaited && <p className="soft">{t('notYet')}</p>}
          <ul className="stack-2">
            {taxDocuments.map(({ kind, number: name, at, grossCents }) => (
              <li key={name}>
                <a {...documentLink(kind === 'invoice' ? 'invoices' : 'credit-notes', [number])}>
                  {t(kind, { number: name })}
                </a>{' '}
                <Num>{formatAmount(kind === 'invoice' ? grossCents : -grossCents)}</Num>
                <br />
                <small className="soft">
                  <Num>{when(at)}</Num>
                </small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
