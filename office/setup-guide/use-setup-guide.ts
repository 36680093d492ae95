import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/operation.ts';
import { getSetupGuide } from '#contract/operations/office/settings/get-first-day.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useOffice } from '#office/office-context.ts';

export type Step = Answer<typeof getSetupGuide>['steps'][number];

/** The polling interval in ms while a test email is being sent. */
const soon = 2000;

/** The open steps of the setup guide, for staff who can complete them. */
export function useSetupGuide() {
  const { lang } = useOffice();
  const may = useCan()('settings.write');
  return useQuery({
    ...officeQuery(getSetupGuide, { language: lang }),
    enabled: may,
    refetchInterval: ({ state: { data } }) =>
      data?.steps.some(({ code }) => code === 'mailTestWaits') ? soon : false,
  });
}
