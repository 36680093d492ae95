import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { InTopDialog } from '#ui/in-top-dialog.tsx';
import { Overlay } from '#ui/overlay.tsx';
import { useLabels } from './app-context.tsx';
import { useLoading } from './loading.ts';

/** The loading overlay while work is in progress, inside the open dialog if there is one. */
export function OverlayHost() {
  const t = useLabels(sharedLabels);
  const loading = useLoading();
  return (
    <InTopDialog>
      <Overlay shown={loading} label={t('loading')} />
    </InTopDialog>
  );
}
