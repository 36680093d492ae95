import { paymentSlipLimits } from '#contract/constants.ts';
import { jobLabels } from '#contract/labels/mail/job.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { SendFile } from './send-file.tsx';

interface SendSlipProps {
  orderId: number;
  /** The path of the page, below the language. */
  path: string;
  isSent: boolean;
}

/** Sends a payment slip by the page’s script; without it, as a reply. */
export function SendSlip({ orderId, path, isSent }: SendSlipProps) {
  const t = useLabels(jobLabels);
  const transfer = useLabels(transferLabels);
  const slip = `/api/v1/payments/transfer-slip/${orderId}?Code=${path.split('/').at(-1) ?? ''}`;
  return (
    <SendFile
      target={{ max: paymentSlipLimits.bytes, slip }}
      button={transfer(isSent ? 'anotherSlip' : 'showSlip')}
      hint={transfer('formats', { kinds: 'JPEG, PNG, WebP', size: '10 MB' })}
      isMissing={!isSent}
      accept="image/*"
    >
      {!isSent && <p className="j-soft">{t('slipByReply')}</p>}
    </SendFile>
  );
}
