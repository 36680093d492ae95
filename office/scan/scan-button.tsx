import { useEffect, useState, useSyncExternalStore } from 'react';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { canScan, mayAskForCamera } from './code-reader.ts';
import { Scanner } from './scanner.tsx';

const mark = '#scan';
const noSubscription = () => () => undefined;

/** Reads a code with the camera. Renders no content in browsers without support, where users type or use a scanner. */
export function ScanButton({ onFound }: { onFound: (text: string) => void }) {
  const t = useLabels(officeScanLabels);
  const isOffered = useSyncExternalStore(noSubscription, canScan, () => false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (location.hash !== mark || !canScan()) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not see what stands behind #
    setOpen(true);
  }, []);
  const open = () => {
    if (mayAskForCamera()) return setOpen(true);
    // The policy of the document's first page forbids the camera, so the screen is reloaded as its own
    // document.
    history.replaceState(history.state, '', mark);
    location.reload();
  };
  if (!isOffered) return null;
  return (
    <>
      <Button kind="ghost" icon="qr-code" onClick={open}>
        {t('scan')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} side="bottom" title={t('scanTitle')}>
        <Scanner
          onFound={(text) => {
            setOpen(false);
            onFound(text);
          }}
        />
      </Dialog>
    </>
  );
}
