import { useEffect, useState } from 'react';
import { companyLengths } from '#contract/company-lengths.ts';
import { companyLabels } from '#contract/labels/storefront/company.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getCustomerCompany } from '#contract/operations/accounts/get-customer-company.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { vatIn } from '#rules/vat.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Money } from '#ui/money.tsx';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { companyEntry } from '../state/checkout-draft.ts';

/** The company that an order is for, as the calls accept it. */
export interface StoredCompany {
  Name: string;
  TaxNumber: string;
  Address: string;
}
interface Entry {
  user: number;
  Company: StoredCompany;
}

const none: StoredCompany = { Name: '', TaxNumber: '', Address: '' };
const isEmpty = ({ Name, TaxNumber, Address }: StoredCompany) =>
  `${Name}${TaxNumber}${Address}`.trim() === '';

const keep = (user: number, company: StoredCompany) =>
  writeTab(companyEntry, isEmpty(company) ? null : ({ user, Company: company } satisfies Entry));

/**
 * The company that the order is for. Starts with the one that the customer last ordered for, and is stored in the tab,
 * from where the order reads it.
 */
export function CompanyFields({ user }: { user: number }) {
  const { call } = useShop();
  const t = useLabels(companyLabels);
  const shared = useLabels(sharedLabels);
  const [company, setCompany] = useState<StoredCompany | null>(() => {
    const entry = readTab(companyEntry) as Entry | null;
    return entry?.user === user ? entry.Company : null;
  });
  const isNew = company === null;
  useEffect(() => {
    if (!isNew) return undefined;
    const controller = new AbortController();
    call(getCustomerCompany, {}, { signal: controller.signal }).then(
      ({ statusCode, data: [remembered] }) => {
        if (statusCode !== 200 || !remembered) return;
        setCompany(remembered);
        keep(user, remembered);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [call, isNew, user]);
  const shown = company ?? none;
  const change = (after: StoredCompany) => {
    setCompany(after);
    keep(user, after);
  };
  const field = (name: keyof StoredCompany, length: keyof typeof companyLengths) => ({
    name: `Company${name}`,
    maxLength: companyLengths[length],
    value: shown[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({ ...shown, [name]: currentTarget.value }),
  });
  const isNameMissing = shown.Name.trim() === '' && !isEmpty(shown);
  return (
    <div className="form">
      <Field
        label={t('name')}
        autoComplete="organization"
        error={isNameMissing ? t('nameMissing') : undefined}
        {...field('Name', 'name')}
      />
      <Field
        label={t('taxNumber')}
        hint={t('taxNumberHint')}
        optional={shared('optional')}
        autoComplete="off"
        dir="ltr"
        {...field('TaxNumber', 'taxNumber')}
      />
      <Field
        label={t('address')}
        optional={shared('optional')}
        autoComplete="off"
        {...field('Address', 'address')}
      />
      {!isEmpty(shown) && (
        <Button kind="quiet" onClick={() => change(none)}>
          {t('without')}
        </Button>
      )}
    </div>
  );
}

/** The row with the VAT in a total, calculated as the tax invoice does. */
export function VatOf({ cart: { Vat: vat }, total }: { cart: PricedCart; total: number }) {
  const t = useLabels(sharedLabels);
  if (!vat) return null;
  const { vatCents } = vatIn(centsOf(total), vat.Rate);
  const isAdded = vat.AddedRate > 0;
  return (
    <div className={isAdded ? undefined : 'sum-aside'}>
      <dt>{t(isAdded ? 'vat' : 'includesVat', { percent: vat.Rate / 100 })}</dt>
      <dd>
        <Money value={centsToDollars(vatCents)} />
      </dd>
    </div>
  );
}
