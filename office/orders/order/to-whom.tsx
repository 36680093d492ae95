import { pickUpKey } from '#contract/pick-up-key.ts';
import { isEmail } from '#contract/forms/email.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { languages } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/components/state.tsx';
import { Section } from '#office/components/screen.tsx';
import { useAddressText } from '../use-address-text.ts';
import { usePersonText } from '#office/components/person-name.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { DescriptionList } from '#office/components/description-list.tsx';
import { isPickUp, type Order } from '../order.ts';

/** The customer and the address, as far as the user may see them. */
export function ToWhom({ order }: { order: Order }) {
  const { delivery, account, language, note } = order;
  const { links } = useOffice();
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const status = useLabels(officePhoneOrderLabels);
  const { phone, secondPhone, recipient, recipientPhone } = delivery;
  const place = useAddressText()(delivery);
  const name = usePersonText()(delivery);
  return (
    <>
      <Section
        title={common('customer')}
        end={
          account &&
          account.email !== '' && (
            <a className="link-btn" href={`${links.orders}?find=${encodeURIComponent(account.email)}`}>
              {t('theirOrders', { n: account.orders })}
            </a>
          )
        }
      >
        <DescriptionList
          rows={[
            [
              common('name'),
              name && (
                <>
                  {account ? (
                    <a href={`${links.customers}/${account.id}`}>
                      <UserText text={name} />
                    </a>
                  ) : (
                    <UserText text={name} />
                  )}
                  {account && <small className="soft">{status(account.isKnown ? 'known' : 'isNew')}</small>}
                </>
              ),
            ],
            [
              common('phone'),
              phone ? <Call number={phone} /> : account && <State look="us">{t('noPhone')}</State>,
            ],
            [t('secondPhone'), secondPhone && <Call number={secondPhone} />],
            [
              common('email'),
              account && isEmail(account.email) && <a href={`mailto:${account.email}`}>{account.email}</a>,
            ],
            [common('language'), languages[language].name],
            [t('recipient'), recipient && <UserText text={recipient} />],
            [common('recipientPhone'), recipientPhone && <Call number={recipientPhone} />],
            [common(pickUpKey('shipTo', isPickUp(order))), place && <UserText text={place} />],
          ]}
        />
      </Section>
      {note !== '' && (
        <Section title={common('customerNote')}>
          <p className="order-words">
            <UserText text={note} />
          </p>
        </Section>
      )}
    </>
  );
}

const Call = ({ number }: { number: string }) => (
  <a href={`tel:${number}`}>
    <Num>{number}</Num>
  </a>
);
