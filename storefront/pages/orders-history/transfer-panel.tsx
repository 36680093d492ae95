import { type ReactNode, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { Failure } from '#storefront/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { useStyles } from '#ui/load-styles.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { AccountRows } from './account-rows.tsx';
import { SlipField } from './slip-field.tsx';
import type { Order } from './use-orders.ts';
import { type Transfer, useTransfer } from './use-transfer.ts';
import styles from './transfer.css?url';

interface TransferPanelProps {
  order: Order;
  /** A slip was shown: what else is shown of the order may be of before. */
  onShown: () => void;
}

/** Where to transfer what, until when, and the slip. */
export function TransferPanel({ order, onShown }: TransferPanelProps) {
  const words = useLabels(sharedLabels);
  const t = useLabels(transferLabels);
  const { moment } = useOrderTimes();
  const { transfer, failure, reload } = useTransfer(order.OrderNumber);
  const isStyled = useStyles(styles);
  if (failure && !transfer) return <Failure code={failure} retry={reload} />;
  if (!transfer || !isStyled) return <output className="vh">{words('loading')}</output>;
  if (transfer.Standing !== 'waiting')
    return <p className="note">{t(transfer.Standing === 'paid' ? 'paid' : 'ended')}</p>;
  return (
    <div className="bt">
      <div>
        <h3 className="h3">{t('title')}</h3>
        <p>{t('until', { time: moment(transfer.Until) })}</p>
      </div>
      <section className="panel" aria-labelledby="bt-bank">
        <Step n={1}>
          <h3 className="h3" id="bt-bank">
            {t('toBank')}
          </h3>
        </Step>
        <Banks transfer={transfer} riel={order.Riel?.Total} />
      </section>
      <section className="panel" aria-labelledby="bt-slip">
        <Step n={2}>
          <h3 className="h3" id="bt-slip">
            {t('showSlip')}
          </h3>
          <span className="opt">{t('optional')}</span>
        </Step>
        <SlipField
          transfer={transfer}
          onShown={() => {
            reload();
            onShown();
          }}
        />
      </section>
      <p className="note">
        <Icon name="info" />
        <span>{t('next', { email: transfer.Email })}</span>
      </p>
    </div>
  );
}

function Step({ n, children }: { n: number; children: ReactNode }) {
  return (
    <div className="bt-step">
      <span className="bt-n" aria-hidden="true">
        {n}
      </span>
      {children}
    </div>
  );
}

/** One account at a time, chosen by its bank. */
function Banks({ transfer, riel }: { transfer: Transfer; riel: number | undefined }) {
  const t = useLabels(transferLabels);
  const { Accounts, OrderNumber, OrderTotal } = transfer;
  const [chosen, choose] = useState(0);
  const account = Accounts[chosen] ?? Accounts[0];
  if (!account) return <p>{t('ended')}</p>;
  return (
    <>
      <fieldset className="chips bt-banks">
        <legend className="vh">{t('bank')}</legend>
        {Accounts.map(({ Bank, AccountNumber }, at) => (
          <label key={AccountNumber} className="choice">
            <input type="radio" name="bt-bank" checked={at === chosen} onChange={() => choose(at)} />
            <span className="pick-box">
              <Icon name="building-2" />
              <bdi>{Bank}</bdi>
            </span>
          </label>
        ))}
      </fieldset>
      <AccountRows account={account} number={OrderNumber} dollars={OrderTotal} riel={riel} />
    </>
  );
}
