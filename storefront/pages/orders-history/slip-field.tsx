import { useState } from 'react';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import type { MessageCode } from '#contract/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { showToast } from '#web/toasts.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { sendSlip } from './send-slip.ts';
import type { Transfer } from './use-transfer.ts';

interface SlipFieldProps {
  transfer: Transfer;
  onShown: () => void;
}

/** The slip as a picture, from the camera or a file: it is sent as soon as it is chosen. */
export function SlipField({ transfer, onShown }: SlipFieldProps) {
  const t = useLabels(transferLabels);
  const { moment } = useOrderTimes();
  const [isSending, setSending] = useState(false);
  const { SlipAt, SlipsLeft, OrderId } = transfer;
  return (
    <>
      {SlipAt !== null && (
        <p className="bt-shown">
          <Icon name="circle-check" />
          <span>{t(SlipsLeft > 0 ? 'slipShown' : 'slipsEnough', { time: moment(SlipAt) })}</span>
        </p>
      )}
      {SlipsLeft > 0 && (
        <label className="drop">
          <Icon name={isSending ? 'clock' : 'plus'} />
          <span>
            <b>{t(isSending ? 'sending' : 'choosePicture')}</b>
            <span className="bt-soft">{t('formats', { kinds: 'JPEG, PNG', size: '10 MB' })}</span>
          </span>
          <input
            className="vh"
            type="file"
            accept="image/*"
            disabled={isSending}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same one can be chosen again.
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
    const refusal = await sendSlip(OrderId, file).catch((): MessageCode => failureMessage(null));
    setSending(false);
    if (refusal) showToast('error', { code: refusal });
    else showToast('success', { code: 'slipShown' });
    onShown();
  }
}
