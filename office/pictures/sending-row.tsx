import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels } from '../office-context.ts';
import { FilePicture } from './file-picture.tsx';
import type { Sending } from './use-uploads.ts';

interface SendingsProps {
  sendings: readonly Sending[];
  onForget: (key: number) => void;
  onRetry: (key: number) => void;
}

/** Uploads in progress, and failed ones. */
export function Sendings({ sendings, onForget, onRetry }: SendingsProps) {
  if (sendings.length === 0) return null;
  return (
    <ul className="sendings" role="list">
      {sendings.map((sending) => (
        <SendingRow
          key={sending.key}
          sending={sending}
          onForget={() => onForget(sending.key)}
          onRetry={() => onRetry(sending.key)}
        />
      ))}
    </ul>
  );
}

interface SendingRowProps {
  sending: Sending;
  onForget: () => void;
  onRetry: () => void;
}

function SendingRow({ sending, onForget, onRetry }: SendingRowProps) {
  const { file, state, share, isLost, why, isFinal = false } = sending;
  const { name } = file;
  const t = useLabels(officePicturesLabels);
  const shared = useLabels(sharedLabels);
  const percent = Math.floor(share * 100);
  const labels = {
    waiting: t('waiting'),
    sending: isLost ? t('lost') : t('sent', { n: percent }),
    making: isLost ? t('lost') : t('making'),
    failed: why ?? '',
  };
  return (
    <li className={state === 'failed' ? 'is-bad' : undefined}>
      <FilePicture file={file} />
      {(state === 'failed' || isLost) && <Icon name={isLost ? 'wifi-off' : 'circle-alert'} />}
      <p>
        <b>{name}</b>
        <span role={state === 'failed' ? 'alert' : undefined}>{labels[state]}</span>
        {(state === 'sending' || state === 'making') && (
          <progress max={100} value={state === 'making' ? undefined : percent} aria-label={name} />
        )}
      </p>
      {state === 'failed' && !isFinal && (
        <Button kind="ghost" small onClick={onRetry}>
          {shared('tryAgain')}
        </Button>
      )}
      <IconButton icon="x" label={t('forget', { name })} onClick={onForget} />
    </li>
  );
}
