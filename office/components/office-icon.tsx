import { Icon } from '#ui/icon.tsx';
import { type IconName, iconNames } from '#ui/icons.ts';
import spriteUrl from './office-icons.svg?url&no-inline';

/** Icons that aren't in ui/, where the storefront would load them as well. */
type OwnName =
  | 'calendar-check'
  | 'clipboard-list'
  | 'hammer'
  | 'users'
  | 'list-checks'
  | 'fingerprint'
  | 'smartphone'
  | 'monitor'
  | 'external-link'
  | 'copy'
  | 'chart-column'
  | 'history'
  | 'stethoscope'
  | 'image-plus'
  | 'camera'
  | 'grip-vertical'
  | 'file-text'
  | 'crop'
  | 'boxes'
  | 'languages'
  | 'arrow-up-right'
  | 'arrow-down-right'
  | 'landmark'
  | 'list'
  | 'list-ordered'
  | 'link'
  | 'rotate-cw'
  | 'badge-percent'
  | 'inbox'
  | 'circle-help';

export type OfficeIconName = IconName | OwnName;

const isShared = (name: OfficeIconName): name is IconName => iconNames.some((each) => each === name);

/** An icon from ui/ or the office's own. Decorative, beside its text. */
export function OfficeIcon({ name }: { name: OfficeIconName }) {
  if (isShared(name)) return <Icon name={name} />;
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
