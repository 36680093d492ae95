import { useState } from 'react';
import { officeCategoriesLabels } from '#contract/labels/office/categories.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { useErrorText } from '#office/data/validation-errors.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { type Moved, movesTo, type Place } from './category-moves.ts';
import type { Branch } from './category-tree.ts';

interface AnnouncedMove {
  text: string;
  isBad?: boolean;
  /** The moves that undo the last one, or null. */
  back: { name: string; moves: readonly Moved[] } | null;
}

export type Moves = ReturnType<typeof useMoves>;

/**
 * Moves categories. Each move is shown immediately, read to screen readers, and can be undone until someone
 * else edits the categories.
 */
export function useMoves(nameOf: (branch: Branch) => string) {
  const t = useLabels(officeCategoriesLabels);
  const refused = useLabels(officeRefusals);
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const change = useOfficeMutation(changeRecords, { isInForm: true });
  const [coming, setComing] = useState<readonly Moved[]>([]);
  const [announced, setMessage] = useState<AnnouncedMove | null>(null);

  async function send(name: string, moves: readonly Moved[], done: AnnouncedMove): Promise<void> {
    setComing(moves);
    const failed = (why: string) =>
      setMessage({ text: t('notMoved', { name, why }), isBad: true, back: null });
    try {
      const changes = moves.map(({ id, version, fields }) => ({ id, version, fields }));
      const [first] = (await change.mutateAsync({ kind: 'category', changes })).outcomes;
      const [error] = first?.faults ?? [];
      if (first?.state === 'conflict') failed(refused('changedMeanwhile'));
      else if (error) failed(errorText(error));
      else setMessage(done);
    } catch (error) {
      failed(refusalText(error));
    }
    setComing([]);
  }

  return {
    said: announced,
    isBusy: change.isPending,
    shown: (records: readonly StoredRecord[]): StoredRecord[] =>
      records.map((record) => {
        const moved = coming.find(({ id }) => id === record.id);
        return moved ? { ...record, fields: { ...record.fields, ...moved.fields } } : record;
      }),
    /** @returns whether the branch moves there */
    move(tree: readonly Branch[], branch: Branch, place: Place): boolean {
      const moves = change.isPending ? [] : movesTo(tree, branch, place);
      if (moves.length === 0) return false;
      const name = nameOf(branch);
      const { parent, at } = place;
      const others = (parent?.below ?? tree).filter(({ id }) => id !== branch.id);
      const where = { name, n: at + 1, total: others.length + 1 };
      const text = parent ? t('movedBelow', { ...where, parent: nameOf(parent) }) : t('movedTop', where);
      const back = moves.map(({ id, version, fields, before }) => ({
        id,
        version: version + 1,
        fields: before,
        before: fields,
      }));
      void send(name, moves, { text, back: { name, moves: back } });
      return true;
    },
    undo(): void {
      if (!announced?.back || change.isPending) return;
      const { name, moves } = announced.back;
      void send(name, moves, { text: t('undone', { name }), back: null });
    },
  };
}
