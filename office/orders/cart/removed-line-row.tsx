import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';

/** A line of a placed order that is to be removed. */
export interface RemovedLine {
  key: string;
  name: string;
  quantity: number;
  restore: () => void;
}

export function RemovedLineRow({ line, columns }: { line: RemovedLine; columns: number }) {
  const t = useLabels(officeOrderChange);
  const { name, quantity, restore } = line;
  return (
    <tr className="is-out">
      <th scope="row">
        <s>
          <Num>{quantity}</Num> × <UserText text={name} />
        </s>{' '}
        <small>{t('out')}</small>
      </th>
      <td colSpan={columns} className="is-figure">
        <Button kind="ghost" small aria-label={t('putBack', { name })} onClick={restore}>
          {t('putBackShort')}
        </Button>
      </td>
    </tr>
  );
}
