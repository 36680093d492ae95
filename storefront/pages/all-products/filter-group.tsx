import { type ReactNode, useState } from 'react';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

interface FilterGroupProps {
  title: string;
  /** Whether the group is initially open; afterwards the visitor decides. */
  open: boolean;
  /** The query key of its options. */
  name?: string;
  children: ReactNode;
}

/**
 * A collapsible filter group. Its options are rendered when it first opens, because hundreds slow down server and
 * phone. Without JavaScript a button loads them, and keeps what is selected.
 */
export function FilterGroup({ title, open, name, children }: FilterGroupProps) {
  const { address } = useShop();
  const t = useLabels(filterOptionsLabels);
  const isFocused = new URLSearchParams(address.split('?')[1]).get('open') === name;
  const [atFirst] = useState(open || isFocused);
  const [drawn, setDrawn] = useState(atFirst);
  return (
    <details
      className="fgroup"
      open={atFirst}
      onToggle={() => setDrawn(true)}
      // It may have been opened before hydration.
      ref={(details) => {
        if (details?.open) setDrawn(true);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor asked for this group */}
      <summary autoFocus={isFocused}>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="fgroup-in">
        <legend className="vh">{title}</legend>
        {drawn ? (
          children
        ) : (
          <noscript>
            <Button type="submit" kind="ghost" small name="open" value={name}>
              {t('show')}
            </Button>
          </noscript>
        )}
      </fieldset>
    </details>
  );
}

interface OptionRowProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string | number;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
  count: number | null;
}

export function OptionRow({ type, name, value, checked, onChange, children, count }: OptionRowProps) {
  return (
    <label className="opt-row">
      <input type={type} name={name} value={value} checked={checked} onChange={onChange} />
      <span className="opt-name">{children}</span>
      <OptionCount count={count} />
    </label>
  );
}

/**
 * The number of products, after an option's name. Renders nothing while it is unknown. Isolated, so that no
 * text changes its direction.
 */
export function OptionCount({ count }: { count: number | null }) {
  if (count === null) return null;
  return <small className={count > 0 ? 'opt-n n' : 'opt-n n opt-none'}>{count}</small>;
}
