import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { Dialog } from '../components/dialog.tsx';
import { useLabels } from '../office-context.ts';
import { screenKeys } from '../screen-keys.ts';
import type { screenRows } from '../screens.ts';
import type { useKeys } from './use-keys.ts';

type KeysDialogProps = ReturnType<typeof useKeys> & { entries: typeof screenRows };

/** Lists all keyboard shortcuts, with the switch that turns them off. */
export function KeysDialog({ isOpen, areOn, close, switchOn, entries }: KeysDialogProps) {
  const t = useLabels(officeFrameLabels);
  const common = useLabels(officeCommonLabels);
  return (
    <Dialog open={isOpen} onClose={close} title={t('keys')}>
      <dl className="keys">
        <div>
          <dt>
            <kbd>Ctrl</kbd> <kbd>K</kbd>
          </dt>
          <dd>{common('search')}</dd>
        </div>
        {entries.map(([name, { nav }]) => (
          <div key={name}>
            <dt>
              <kbd>G</kbd> {t('keysThen')} <kbd>{nav?.key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
        {[...screenKeys].map(([key, { label }]) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>[</kbd>
          </dt>
          <dd>{t('fold')}</dd>
        </div>
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{t('keysOpen')}</dd>
        </div>
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => switchOn(currentTarget.checked)}
        />
        {t('keysOn')}
      </label>
    </Dialog>
  );
}
