import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { useLabels } from '#office/office-context.ts';
import { useOrderWords, wayIds } from '#office/parts/order-words.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { isNarrowed, type OrdersChoices, widened } from './orders-choices.ts';

/** After the last letter. */
const pause = 300;

interface FiltersProps {
  choices: OrdersChoices;
  onChange: (choices: OrdersChoices) => void;
}

/** What narrows the table: a text, days and the way to pay. On phones all but the text opens. */
export function Filters({ choices, onChange }: FiltersProps) {
  const t = useLabels(officeOrdersLabels);
  const words = useOrderWords();
  const [isOpen, setOpen] = useState(false);
  const { typed, type, search } = useTyped(choices.find, (find) => onChange({ ...choices, find }));
  const days = (name: 'since' | 'until') => (
    <Field
      type="date"
      name={name}
      label={t(name)}
      value={choices[name]}
      onChange={({ currentTarget }) => onChange({ ...choices, [name]: currentTarget.value })}
    />
  );
  return (
    <search>
      <form
        className={isOpen ? 'filters is-open' : 'filters'}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          search();
        }}
      >
        <Field
          type="search"
          name="find"
          className="filter-find"
          label={t('find')}
          placeholder={t('findHint')}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button
          kind="ghost"
          className="filter-open"
          icon="sliders-horizontal"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters')}
        </Button>
        {days('since')}
        {days('until')}
        <SelectField
          name="way"
          label={t('way')}
          choose={t('anyWay')}
          options={wayIds.map((id) => ({ value: id, text: words.way(id) }))}
          value={choices.way}
          onChange={({ currentTarget }) => onChange({ ...choices, way: currentTarget.value })}
        />
        {isNarrowed(choices) && (
          <Button kind="quiet" icon="x" onClick={() => onChange(widened(choices))}>
            {t('clear')}
          </Button>
        )}
      </form>
    </search>
  );
}

/** A text that is searched for when its writer rests; one that comes from elsewhere (Back, say) takes its place. */
function useTyped(text: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [previous, setPrevious] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== previous) {
    setPrevious(text);
    setSent(text);
    if (text !== sent) setTyped(text);
  }
  const search = (term: string) => {
    if (term === sent) return;
    setSent(term);
    onSearch(term);
  };
  const onRest = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onRest(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type: setTyped, search: () => search(typed.trim()) };
}
