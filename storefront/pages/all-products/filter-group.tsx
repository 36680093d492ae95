import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

interface FilterGroupProps {
  title: string;
  /** Whether it is open when first shown; later it is the visitor's. */
  open: boolean;
  /** Its choices are drawn when it is first opened, which needs a script: hundreds at once keep a phone busy. */
  later?: boolean;
  children: ReactNode;
}

/** One kind of filter, to be folded away. Works without script. */
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

/** A choice on a line of its own. */
export function OptionRow({ type, name, value, checked, onChange, children, count }: OptionRowProps) {
  return (
    <label className="opt-row">
      <input type={type} name={name} value={value} checked={checked} onChange={onChange} />
      <span className="opt-name">{children}</span>
      <OptionCount count={count} />
    </label>
  );
}

/** How many products a choice leads to, behind its name; nothing while that is not known. Stands alone: no text to turn it. */
export function OptionCount({ count }: { count: number | null }) {
  if (count === null) return null;
  return <small className={count > 0 ? 'opt-n n' : 'opt-n n opt-none'}>{count}</small>;
}
