import { Fragment } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels } from '#office/office-context.ts';
import { DragHandle } from '#office/drag-sort/drag-handle.tsx';
import type { useDraggedOrder } from '#office/drag-sort/use-dragged-order.ts';
import { State } from '#office/components/state.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { FaqItem } from './faq-items.ts';

interface FaqListProps {
  items: readonly FaqItem[];
  /** The index of the question whose fields are open. */
  chosen: number;
  order: ReturnType<typeof useDraggedOrder>;
  onChoose: (at: number) => void;
  onNew: () => void;
}

/** Questions by group. They can be dragged, or moved with Alt and arrow keys, also into another group. */
export function FaqList({ items, chosen, order, onChoose, onNew }: FaqListProps) {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  const field = useLabels(contentFieldLabels);
  const inLanguage = useLocalizedText();
  const { listRef, dragged, said: announced, grip, move } = order;
  const nameOf = (item: FaqItem | undefined) => (item && inLanguage(item.question)) || t('untitledQuestion');
  return (
    <nav className="part-list" aria-label={t('faq')}>
      <ul className="part-rows" role="list" ref={listRef}>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- questions have no names of their own
          <Fragment key={at}>
            {item.group !== items[at - 1]?.group && (
              <li className="faq-group">
                <h2>{field(`pages.faq.group.${item.group}`)}</h2>
              </li>
            )}
            <li
              data-thing
              className={[at === chosen && 'is-here', at === dragged && 'is-held'].filter(Boolean).join(' ')}
            >
              <DragHandle label={common('reorderNamed', { name: nameOf(item) })} {...grip(at)} />
              <button
                type="button"
                className="part-name"
                aria-pressed={at === chosen}
                onClick={() => onChoose(at)}
              >
                <UserText text={nameOf(item)} />
                {item.khmerOf && (
                  <span className="faq-older" title={t('olderKhmer')}>
                    <Icon name="clock" />
                    <span className="vh">{t('olderKhmer')}</span>
                  </span>
                )}
                {/\{\w+\}/u.test(item.answer.en) && <small className="side-tag">{t('byItself')}</small>}
                {!item.shown && <State look="off">{common('hidden')}</State>}
              </button>
              {at === chosen && items.length > 1 && (
                <span className="part-moves">
                  <IconButton
                    icon="arrow-up"
                    label={t('up', { name: nameOf(item) })}
                    aria-disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon="arrow-up"
                    className="is-down"
                    label={t('down', { name: nameOf(item) })}
                    aria-disabled={at === items.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ul>
      <output className="vh">
        {announced !== null && common('movedTo', { name: nameOf(items[announced]), n: announced + 1 })}
      </output>
      <Button kind="quiet" icon="plus" onClick={onNew}>
        {t('newQuestion')}
      </Button>
    </nav>
  );
}
