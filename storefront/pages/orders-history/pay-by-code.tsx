import { type ComponentProps, type ComponentType, useState } from 'react';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { partOf } from '#storefront/pages/checkout/payment/parts.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';
import type { CodeDialog } from './code-dialog.tsx';

type Loaded = Pick<ComponentProps<typeof CodeDialog>, 'Part'> & { Dialog: ComponentType<DialogProps> };
type DialogProps = ComponentProps<typeof CodeDialog>;

/** Offers to pay by QR code instead of transfer. The dialog and the provider's component load when pressed. */
export function PayByCode({ onClose, ...props }: Omit<DialogProps, 'Part'>) {
  const t = useLabels(transferLabels);
  const [shown, setShown] = useState<Loaded | null>(null);
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
          Part={shown.Part}
          onClose={() => {
            setShown(null);
            onClose();
          }}
        />
      )}
    </section>
  );

  async function open() {
    const loaded = await withLoading(load(props.code.Provider).catch(() => null));
    if (loaded) setShown(loaded);
    else showToast('error', { code: 'paymentUnavailable' });
  }
}

async function load(provider: string): Promise<Loaded | null> {
  const [{ CodeDialog: Dialog }, Part] = await Promise.all([import('./code-dialog.tsx'), partOf(provider)]);
  return Part ? { Dialog, Part } : null;
}
