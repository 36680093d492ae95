import { type ComponentProps, useState } from 'react';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';

const load = async () => (await import('./code-dialog.tsx')).CodeDialog;
type Dialog = Awaited<ReturnType<typeof load>>;

/** Offers to pay by QR code instead of transfer. The dialog loads when it is opened. */
export function PayByCode({ onClose, ...props }: ComponentProps<Dialog>) {
  const t = useLabels(transferLabels);
  const [shown, setShown] = useState<{ Dialog: Dialog } | null>(null);
  return (
    <section className="bt-other">
      <Icon name="qr-code" />
      <p>{t('codeFaster')}</p>
      <Button kind="ghost" small onClick={() => void open()}>
        {t('payByCode')}
      </Button>
      {shown && (
        <shown.Dialog
          {...props}
          onClose={() => {
            setShown(null);
            onClose();
          }}
        />
      )}
    </section>
  );

  async function open() {
    const Loaded = await withLoading(load().catch(() => null));
    if (Loaded) setShown({ Dialog: Loaded });
    else showToast('error', { code: 'paymentUnavailable' });
  }
}
