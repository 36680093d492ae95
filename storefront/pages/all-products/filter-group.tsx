import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

interface FilterGroupProps {
  title: string;
  /** Whether the group is initially open; afterwards the visitor decides. */
  open: boolean;
  /**
   * Whether its options are rendered only when the group first opens, which needs JavaScript. Hundreds at
   * once slow down a phone.
   */
  later?: boolean;
  children: ReactNode;
}

/** A collapsible filter group. It works without JavaScript. */
export function FilterGroup({ title, open, later = false, children }: FilterGroupProps) {
  const [atFirst] = useState(open);
  const [drawn, setDrawn] = useState(open || !later);
  return (
    <details className="fgroup" open={atFirst} onToggle={() => setDrawn(true)}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="fgroup-in">
        <legend className="vh">{title}</legend>
        {drawn && children}
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

/** An option on its own line. */
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
