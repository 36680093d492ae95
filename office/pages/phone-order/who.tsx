import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Face } from '#office/parts/face.tsx';
import { Note } from '#office/parts/note.tsx';
import { Section } from '#office/parts/screen.tsx';
import { Segments } from '#office/parts/segments.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { Waiting } from '#office/parts/waiting.tsx';
import { personText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Customer } from './draft.ts';
import { FindCustomer } from './find-customer.tsx';
import type { Talk } from './use-draft.ts';

/** Who the order is for: found, or made. */
export function Who({ talk }: { talk: Talk }) {
  const t = useLabels(officePhoneOrderLabels);
  const { draft, change, customer, isCustomerGone, language } = talk;
  const isChosen = draft.customerId !== null && !isCustomerGone;
  const forget = () => change({ customerId: null, language: null, deliveryWayId: null });
  return (
    <Section
      title={t('who')}
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
        <>
          <Known customer={customer} />
          <Segments
            label={t('speaks')}
            value={language}
            choices={languageCodes.map((code) => ({
              value: code,
              text: languages[code].name,
              lang: languages[code].tag,
            }))}
            onChoose={(chosen) => change({ language: chosen })}
          />
        </>
      )}
    </Section>
  );
}

function Known({ customer }: { customer: Customer }) {
  const { lang } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const when = useMoments();
  const { login, orders, lastOrderAt, openCashOrders, isKnown } = customer;
  const name = personText(lang, customer) || t('noName');
  return (
    <>
      <div className="caller">
        <Face name={name} />
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <Num>{login}</Num>
          <small>
            {lastOrderAt === null ? t('noOrders') : t('ordersOf', { n: orders, when: when(lastOrderAt) })}
            {' · '}
            {isKnown ? t('known') : t('isNew')}
          </small>
        </p>
      </div>
      {openCashOrders > 0 && <Note kind="us">{t('openCash', { n: openCashOrders })}</Note>}
    </>
  );
}
