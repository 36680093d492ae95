import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Face } from '#office/components/face.tsx';
import { Section } from '#office/components/screen.tsx';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import { Waiting } from '#office/components/query-state.tsx';
import { personText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Customer } from './draft.ts';
import { FindCustomer } from './find-customer.tsx';
import type { PhoneOrderDraft } from './use-draft.ts';
import { useFormatOrders } from './use-format-orders.ts';

export function CustomerStep({ talk }: { talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const { draft, change, customer, isCustomerGone, language } = talk;
  const isChosen = draft.customerId !== null && !isCustomerGone;
  const forget = () => change({ customerId: null, language: null, deliveryWayId: null });
  return (
    <Section
      title={common('customer')}
      end={
        isChosen && (
          <Button kind="quiet" onClick={forget}>
            {t('somebodyElse')}
          </Button>
        )
      }
    >
      {!isChosen && (
        <FindCustomer onFound={(customerId, spoken) => change({ customerId, language: spoken ?? null })} />
      )}
      {isChosen && !customer && <Waiting />}
      {isChosen && customer && (
        <Known customer={customer}>
          <SegmentedControl
            isNameHidden
            label={t('speaks')}
            value={language}
            choices={languageCodes.map((code) => ({
              value: code,
              text: languages[code].name,
              lang: languages[code].tag,
            }))}
            onChoose={(chosen) => change({ language: chosen })}
          />
        </Known>
      )}
    </Section>
  );
}

function Known({ customer, children }: { customer: Customer; children: ReactNode }) {
  const { lang } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const ordersText = useFormatOrders();
  const { login, mobile, openCashOrders, isKnown } = customer;
  const name = personText(lang, customer) || t('noName');
  return (
    <div className="caller">
      <Face name={name} />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <Num>{login.includes('@') && mobile ? `${mobile} · ${login}` : login}</Num>
        <small>
          {ordersText(customer)}
          {' · '}
          {isKnown ? t('known') : t('isNew')}
        </small>
        {openCashOrders > 0 && (
          <small className="warn-text">
            {openCashOrders === 1 ? t('oneOpenCash') : t('openCash', { n: openCashOrders })}
          </small>
        )}
      </p>
      {children}
    </div>
  );
}
