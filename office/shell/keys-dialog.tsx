import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { Dialog } from '../components/dialog.tsx';
import { useLabels } from '../office-context.ts';
import { screenKeys } from '../screen-keys.ts';
import { navNameOf, type screenRows } from '../screens.ts';
import type { useKeys } from './use-keys.ts';

type KeysDialogProps = ReturnType<typeof useKeys> & { entries: typeof screenRows };

/** Returns the shortcuts that only some screens have, with their descriptions. */
function useScreensKeys(): Readonly<Record<string, string>> {
  const t = useLabels(officeFrameLabels);
  const rows = useLabels(officeFiltersLabels);
  const lists = useLabels(officeListLabels);
  const papers = useLabels(officePaperLabels);
  const inbox = useLabels(officeInboxLabels);
  const money = useLabels(officeMoneyLabels);
  return {
    j: rows('nextRow'),
    k: rows('previousRow'),
    n: t('keysNew'),
    x: lists('export'),
    p: papers('print'),
    m: inbox('take'),
    e: inbox('finish'),
    l: money('larger'),
    s: money('smaller'),
    r: money('turn'),
  };
}

/** Lists all keyboard shortcuts, with the switch that turns them off. */
export function KeysDialog({ isOpen, areOn, close, switchOn, entries }: KeysDialogProps) {
  const t = useLabels(officeFrameLabels);
  const common = useLabels(officeCommonLabels);
  const others = useScreensKeys();
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
            <dd>{t(navNameOf(name))}</dd>
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
        {(['save', 'send'] as const).map((name) => (
          <div key={name}>
            <dt>
              <kbd>Ctrl</kbd> <kbd>{name === 'save' ? 'S' : 'Enter'}</kbd>
            </dt>
            <dd>{name === 'save' ? common('save') : t('keysSend')}</dd>
          </div>
        ))}
        {Object.entries(others)
          .filter(([key]) => !screenKeys.has(key))
          .map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>
                {text} <span className="soft">({t('keysElsewhere')})</span>
              </dd>
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
