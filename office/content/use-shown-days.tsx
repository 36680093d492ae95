import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/components/state.tsx';
import { today } from '#office/today.ts';
import { formatDate } from '#rules/format-date.ts';

/** Fields of a banner or campaign that decide when it is shown. */
export interface ShownDays {
  published: boolean;
  startsOn: string | null;
  endsOn: string | null;
}

/**
 * Returns texts that say when something is shown, if that is limited, and why it isn't shown today by the
 * shop's clock.
 */
export function useShownDays(): { days: (of: ShownDays) => string; state: (of: ShownDays) => ReactNode } {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  const { chrome: layout } = useOffice();
  const day = (date: string) => formatDate(`${date}T00:00:00Z`, { ...layout, timeZone: 'UTC' });
  const now = today(layout);
  return {
    days({ startsOn, endsOn }) {
      if (startsOn && endsOn) return t('period', { from: day(startsOn), until: day(endsOn) });
      if (startsOn) return t('from', { day: day(startsOn) });
      return endsOn ? t('until', { day: day(endsOn) }) : '';
    },
    state({ published, startsOn, endsOn }) {
      if (!published) return <State look="off">{common('hidden')}</State>;
      if (startsOn && startsOn > now) return <State look="off">{t('notYet')}</State>;
      return endsOn && endsOn < now && <State look="off">{t('over')}</State>;
    },
  };
}
