import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';

interface MoveButtonsProps {
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Buttons to reorder or remove a row by keyboard or touch. */
export function MoveButtons({ name, at, count, onMove, onRemove }: MoveButtonsProps) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  return (
    <span className="move">
      <button
        type="button"
        className="icon-btn"
        aria-label={t('up', { name })}
        title={t('up', { name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        type="button"
        className="icon-btn is-down"
        aria-label={t('down', { name })}
        title={t('down', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="arrow-up" />
      </button>
      <IconButton icon="x" label={common('removeNamed', { name })} onClick={onRemove} />
    </span>
  );
}
