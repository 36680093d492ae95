import { useEffect, useState } from 'react';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';

/** How long the button confirms the copy, in ms. */
const messagesFor = 3000;

/** A button that copies a value. */
export function Copy({ name, text }: { name: string; text: string }) {
  const t = useLabels(transferLabels);
  const [announced, setMessage] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (!announced) return undefined;
    const timer = setTimeout(() => setMessage(null), messagesFor);
    return () => clearTimeout(timer);
  }, [announced]);
  return (
    <>
      <Button
        kind="quiet"
        small
        icon={announced === 'copied' ? 'check' : 'copy'}
        aria-label={announced ? t(announced) : t('copyWhat', { name })}
        onClick={() => void copy()}
      >
        {t(announced ?? 'copy')}
      </Button>
      <output className="vh">{announced ? t(announced) : ''}</output>
    </>
  );

  async function copy() {
    try {
      // The clipboard is unavailable on pages without https.
      await navigator.clipboard.writeText(text);
      setMessage('copied');
    } catch {
      setMessage('notCopied');
    }
  }
}
