import { type ComponentType, useRef, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels } from '../office-context.ts';
import { useHasError } from './record-errors.ts';
import type { NestingFieldProps } from './field-props.ts';
import { blankOf } from './use-records.ts';

interface ListFieldProps extends NestingFieldProps {
  /** Summary of an item while its fields are collapsed. If omitted, they are always open. */
  Summary?: ComponentType<{ value: unknown; at: number }> | undefined;
}

/** A list of items that buttons reorder. The new position is announced. */
export function ListField({
  name,
  path,
  label,
  field,
  value,
  error,
  words,
  onChange,
  Part,
  Summary,
}: ListFieldProps) {
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const hasError = useHasError();
  const [announced, setMessage] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const one = words(`${path}.one`);
  const items = (value ?? []) as readonly unknown[];
  const of = field.of;
  if (!of) return null;
  const set = (after: readonly unknown[]) => onChange(after.length === 0 && field.isOptional ? null : after);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    set(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
    setMessage(t('movedTo', { n: to + 1 }));
    setOpen(to);
    // The focus follows the moved item.
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLElement>(to < from ? '.is-up' : '.is-down')?.focus(),
    );
  };
  return (
    <fieldset className="list">
      <legend>
        {label}
        {Summary && field.most !== undefined && (
          <small className="soft"> {t('ofMax', { n: items.length, most: field.most })}</small>
        )}
      </legend>
      {error !== undefined && <small className="bad">{error}</small>}
      <ol ref={list}>
        {items.map((item, at) => {
          const fields = (
            <>
              <Part
                name={`${name}.${at}`}
                path={path}
                field={of}
                value={item}
                words={words}
                label={t('item', { name: one, n: at + 1 })}
                onChange={(changed) => set(items.with(at, changed))}
              />
              <span className="list-ways">
                <IconButton
                  className="is-up"
                  icon="arrow-up"
                  label={t('up')}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="arrow-up"
                  className="is-down"
                  label={t('down')}
                  disabled={at === items.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon="trash-2"
                  label={common('remove')}
                  onClick={() => {
                    setOpen(null);
                    set(items.toSpliced(at, 1));
                  }}
                />
              </span>
            </>
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- items have no names of their own
            <li key={at}>
              {Summary ? (
                <details
                  open={open === at || hasError(`${name}.${at}`)}
                  onToggle={({ currentTarget }) => {
                    if (currentTarget.open !== (open === at)) setOpen(currentTarget.open ? at : null);
                  }}
                >
                  <summary>
                    <Summary value={item} at={at} />
                  </summary>
                  <div className="list-folded">{fields}</div>
                </details>
              ) : (
                fields
              )}
            </li>
          );
        })}
      </ol>
      <output className="vh">{announced}</output>
      {(field.most === undefined || items.length < field.most) && (
        <Button
          kind="ghost"
          icon="plus"
          onClick={() => {
            set([...items, blankOf(of)]);
            setOpen(items.length);
          }}
        >
          {t('addNamed', { name: one })}
        </Button>
      )}
    </fieldset>
  );
}
