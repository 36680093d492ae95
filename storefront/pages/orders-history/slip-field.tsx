import { useState } from 'react';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { Icon } from '#ui/icon.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { type Message, showToast } from '#web/toasts.ts';
import { closeOnceRead } from '#storefront/orders/close-once-read.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { slipEntry } from '#storefront/state/checkout-draft.ts';
import { sendPicture, thumbnail } from '#storefront/photos/send-picture.ts';
import type { Transfer } from '#storefront/orders/job/job-types.ts';

/** Returns the thumbnail of the order's latest slip, stored in this tab, or '' if there is none. */
function sentPicture({ OrderId, SlipAt }: Transfer): string {
  const sent = readTab(slipEntry);
  if (SlipAt === null || !isRecord(sent) || sent['order'] !== OrderId) return '';
  return typeof sent['picture'] === 'string' ? sent['picture'] : '';
}

interface SlipFieldProps {
  transfer: Transfer;
  onShown: () => void;
}

/**
 * The field for a payment slip: a picture from the camera or a file. It is uploaded as soon as it is
 * selected.
 */
export function SlipField({ transfer, onShown }: SlipFieldProps) {
  const t = useLabels(transferLabels);
  const { moment } = useOrderTimes();
  const [isSending, setSending] = useState(false);
  /** The thumbnail of the slip last selected in this tab. */
  const [picture, setPicture] = useState(() => sentPicture(transfer));
  const { SlipAt, SlipsLeft, OrderId } = transfer;
  return (
    <>
      {(SlipAt !== null || picture !== '') && (
        <div className={isSending ? 'bt-shown is-sending' : 'bt-shown'}>
          {picture !== '' && <img src={picture} alt={t('yourSlip')} width={64} height={96} />}
          {isSending ? (
            <p>{t('sending')}</p>
          ) : (
            SlipAt !== null && (
              <div>
                <p className="bt-here">
                  <Icon name="circle-check" />
                  {t('slipHere')}
                </p>
                <p className="bt-soft">{moment(SlipAt)}</p>
              </div>
            )
          )}
        </div>
      )}
      {SlipsLeft > 0 && (
        <label className={SlipAt === null ? 'drop' : 'bt-more'}>
          {SlipAt === null ? (
            <>
              <Icon name="plus" />
              <span>
                <b>{t('choosePicture')}</b>
                <span className="bt-soft">{t('formats', { kinds: 'JPEG, PNG', size: '10 MB' })}</span>
              </span>
            </>
          ) : (
            <span>{t('anotherSlip')}</span>
          )}
          <input
            className="vh"
            type="file"
            accept="image/*"
            disabled={isSending}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Lets the customer select the same file again.
              currentTarget.value = '';
              if (file) void show(file);
            }}
          />
        </label>
      )}
      <output className="vh">{isSending ? t('sending') : ''}</output>
    </>
  );

  async function show(file: File) {
    setSending(true);
    const small = await thumbnail(file);
    setPicture(small);
    const refusal = await sendPicture(`payments/transfer-slip/${OrderId}`, file).catch((): Message => ({
      code: failureMessage(null),
    }));
    setSending(false);
    if (refusal) {
      setPicture(sentPicture(transfer));
      showToast('error', refusal);
    } else {
      writeTab(slipEntry, { order: OrderId, picture: small });
      showToast('success', { code: 'slipShown' });
      closeOnceRead('slipShown');
    }
    onShown();
  }
}
