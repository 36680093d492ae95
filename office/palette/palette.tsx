import { Autocomplete } from '@base-ui/react/autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePaletteLabels } from '#contract/labels/office/palette.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { findAnything } from '#contract/operations/office/palette/find-anything.ts';
import { navigate } from '#web/navigate.ts';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { officeQuery } from '../data/query-client.ts';
import { useRefusalText } from '../data/refusals.ts';
import { useDebouncedValue } from '../forms/use-debounced-value.ts';
import type { Me } from '../data/me.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Note } from '../components/note.tsx';
import type { Entry, Group } from './entries.ts';
import { EntryRow } from './entry-row.tsx';
import { useGroups } from './use-groups.ts';
import './palette.css';

/** The debounce time in ms. */
const pause = 120;

interface PaletteProps {
  me: Me;
  isOpen: boolean;
  onClose: () => void;
  showKeys: () => void;
}

/** Finds orders, products, screens and actions from anywhere. */
export default function Palette({ isOpen, onClose, ...inside }: PaletteProps) {
  const common = useLabels(officeCommonLabels);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      side="top"
      className="palette"
      title={common('search')}
      headless
      initialFocus={field}
    >
      <Inside {...inside} field={field} onClose={onClose} />
    </Dialog>
  );
}

interface InsideProps extends Omit<PaletteProps, 'isOpen'> {
  field: RefObject<HTMLInputElement | null>;
}

function Inside({ me, field, onClose, showKeys }: InsideProps) {
  const t = useLabels(officePaletteLabels);
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const refusalText = useRefusalText();
  const [typed, type] = useState('');
  const find = typed.trim();
  const rested = useDebouncedValue(find, pause);
  const query = useQuery({
    ...officeQuery(findAnything, { find: rested }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const groups = useGroups(find, { me, showKeys, found: query.data });
  const count = groups.reduce((total, { items }) => total + items.length, 0);
  const isLooking = find !== '' && (find !== rested || query.isFetching);
  const { links } = useOffice();
  const choose = (entry: Entry) => {
    onClose();
    if (entry.kind === 'deed') entry.run();
    else if (entry.kind === 'order') navigate(`${links.orders}/${encodeURIComponent(entry.order.number)}`);
    else navigate(`${links.products}/${entry.product.id}`);
  };
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      mode="none"
      autoHighlight="always"
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason === 'input-change') type(value.slice(0, 100));
      }}
      itemToStringValue={({ id }: Entry) => id}
    >
      <div className="palette-field">
        <Icon name="search" />
        <Autocomplete.Input
          ref={field}
          aria-label={common('search')}
          placeholder={t('hintAll')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventBaseUIHandler();
            event.preventDefault();
            onClose();
          }}
        />
        <kbd aria-hidden="true">Esc</kbd>
        <IconButton icon="x" label={shared('close')} onClick={onClose} />
      </div>
      <div className="palette-list">
        {query.isError && find !== '' && <Note kind="bad">{refusalText(query.error)}</Note>}
        <Autocomplete.Status className={count === 0 ? 'palette-none' : 'vh'}>
          {find === '' || isLooking ? '' : count === 0 ? t('none') : t('n', { n: count })}
        </Autocomplete.Status>
        <Autocomplete.List aria-label={t('found')}>
          {(group: Group) => (
            <Autocomplete.Group key={group.title} items={group.items}>
              <Autocomplete.GroupLabel className="palette-title">{t(group.title)}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Entry) => (
                  <Autocomplete.Item
                    key={entry.id}
                    value={entry}
                    className="palette-row"
                    onClick={() => choose(entry)}
                  >
                    <EntryRow entry={entry} find={find} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <p className="palette-foot" aria-hidden="true">
        <span>
          <kbd>
            <Icon name="arrow-up" />
          </kbd>{' '}
          <kbd className="is-down">
            <Icon name="arrow-up" />
          </kbd>{' '}
          {t('choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('open')}
        </span>
      </p>
    </Autocomplete.Root>
  );
}
