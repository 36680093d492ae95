import { useState } from 'react';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { useLabels } from '../office-context.ts';

interface PageJumpProps {
  /** The page the list starts with. */
  page: number;
  pages: number;
  onJump: (page: number) => void;
}

export function PageJump({ page, pages, onJump }: PageJumpProps) {
  const t = useLabels(officeListLabels);
  const [typed, setTyped] = useState(String(page));
  if (pages < 2 && page === 1) return null;
  return (
    <form
      className="page-jump row-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const target = Math.min(pages, Math.max(1, Math.trunc(Number(typed)) || 1));
        setTyped(String(target));
        onJump(target);
      }}
    >
      <label className="row-2">
        {t('page')}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={pages}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <span>
        {t('ofPages')} <Num>{pages}</Num>
      </span>
      <Button type="submit" kind="ghost" small>
        {t('goToPage')}
      </Button>
    </form>
  );
}
