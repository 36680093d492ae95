import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/operation.ts';
import { getInquiry } from '#contract/operations/office/inbox/get-inquiry.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeQuery } from '../data/query-client.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';

export type Thread = Answer<typeof getInquiry>;
export type InquiryRecord = RecordOf<'inquiry'>;

/** The thread of an inquiry, in the page's language. Not refetched on focus: each fetch is an event in the audit log. */
export function useThread(id: number) {
  const { lang } = useOffice();
  return useQuery({ ...officeQuery(getInquiry, { id, language: lang }), refetchOnWindowFocus: false });
}

/** Changes an inquiry's status, assignee or samples. */
export function useInquiryChange({ id, version }: InquiryRecord) {
  const common = useLabels(officeCommonLabels);
  const { mutate, isPending } = useOfficeMutation(changeRecord, { saved: common('saved') });
  return {
    isPending,
    change: (fields: Input<typeof changeRecord>['fields']) =>
      mutate({ kind: 'inquiry', id, version, fields }),
  };
}
