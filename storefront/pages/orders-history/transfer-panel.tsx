import { type ReactNode, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import '#ui/choices.css';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';
import type { Job, Transfer } from '#storefront/orders/job/job-types.ts';
import { AccountRows } from '#storefront/orders/job/account-rows.tsx';
import { Copy } from './copy.tsx';
import { SlipField } from './slip-field.tsx';
import { TransferSteps } from './transfer-steps.tsx';
import type { Order } from './use-orders.ts';
import styles from '#storefront/orders/job/transfer.css?url';

/** Loads the QR code for a customer who pays with it instead. */
const loadCode = () => import('./code-dialog.tsx');

interface TransferPanelProps {
  order: Order;
  job: Job;
  /** Called after a slip was uploaded, because other shown data may be outdated. */
  onShown: () => void;
  /** Called after a QR code was shown, which may have paid the order. */
  onClosed: () => void;
}

/** The bank account, amount and deadline of a transfer, and the upload of the slip. */
export function TransferPanel({
  order,
  job: { Transfer: transfer, Progress: progress },
  onShown,
  onClosed,
}: TransferPanelProps) {
  const words = useLabels(sharedLabels);
  const t = useLabels(transferLabels);
  const { moment } = useOrderTimes();
  const [byCode, setByCode] = useState(false);
  const loaded = usePageData(loadCode, byCode, () => setByCode(false));
  const isStyled = useStylesheet(styles);
  if (!transfer) return null;
  if (!isStyled)
    return (
      <div className="bt-wait">
        <output className="vh">{words('loading')}</output>
      </div>
    );
  if (transfer.Standing !== 'waiting')
    return <p className="note">{t(transfer.Standing === 'paid' ? 'paid' : 'ended')}</p>;
  const isSent = transfer.SlipAt !== null;
  const banks = (
    <section key="banks" className="panel bt-to" aria-labelledby="bt-bank">
      <h3 className="h3" id="bt-bank">
        {t('toBank')}
      </h3>
      <Banks
        transfer={transfer}
        riel={transfer.OrderTotal === order.OrderTotal ? order.Riel?.Total : undefined}
      >
        {transfer.PayByCode && (
          <div className="bt-other">
            <p>{t('codeFaster')}</p>
            <Button
              kind="ghost"
              small
              icon="qr-code"
              busy={byCode && !loaded}
              onClick={() => setByCode(true)}
            >
              {t('payByCode')}
            </Button>
          </div>
        )}
      </Banks>
    </section>
  );
  const slip = (
    <section key="slip" className="panel bt-slip" aria-labelledby="bt-slip">
      <h3 className="h3" id="bt-slip">
        {t(isSent ? 'yourSlip' : 'showSlip')} {!isSent && <span className="opt">{t('optional')}</span>}
      </h3>
      <SlipField transfer={transfer} onShown={onShown} />
    </section>
  );
  return (
    <div className="bt">
      <div className="bt-head">
        <h3 className="h3">{t(isSent ? 'titleSent' : 'title')}</h3>
        <p>
          {isSent ? (
            <b>{t('nothingMore')}</b>
          ) : (
            <Filled text={t('until')} places={{ time: <b>{moment(transfer.Until)}</b> }} />
          )}
        </p>
      </div>
      {/* A finished transfer is shown above, without further steps. */}
      <div className="bt-do">{isSent ? [slip, banks] : [banks, slip]}</div>
      <div className="bt-side">
        <TransferSteps transfer={transfer} progress={progress} />
        {loaded && byCode && transfer.PayByCode && (
          <loaded.CodeDialog
            transfer={transfer}
            code={transfer.PayByCode}
            onClose={() => {
              setByCode(false);
              onClosed();
            }}
          />
        )}
      </div>
    </div>
  );
}

interface BanksProps {
  transfer: Transfer;
  riel: number | undefined;
  children: ReactNode;
}

/** The bank accounts, one at a time, selected by bank. */
function Banks({ transfer, riel, children }: BanksProps) {
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
      <AccountRows
        account={account}
        number={OrderNumber}
        dollars={OrderTotal}
        riel={riel}
        copy={(name, text) => <Copy name={name} text={text} />}
      >
        {children}
      </AccountRows>
    </>
  );
}
