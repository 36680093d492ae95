import spriteUrl from './office-icons.svg?url&no-inline';

export type OfficeIconName =
  | 'calendar-check'
  | 'clipboard-list'
  | 'hammer'
  | 'users'
  | 'list-checks'
  | 'fingerprint'
  | 'smartphone'
  | 'monitor'
  | 'external-link'
  | 'copy';

/** One of the icons that ui/ lacks: the storefront would load them too. Decoration beside its words. */
export function OfficeIcon({ name }: { name: OfficeIconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
