import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { endDiscount } from '#contract/operations/office/discounts/end-discount.ts';
import { listDiscounts } from '#contract/operations/office/discounts/list-discounts.ts';
import { confirmDialog } from '#office/components/confirm-dialog.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { DiscountState } from '#office/discounts/discount-state.tsx';
import { DiscountUses } from '#office/discounts/discount-uses.tsx';
import { useDiscountSentence } from '#office/discounts/use-discount-sentence.ts';
import { RecordHistory } from '#office/history/record-history.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Records, StoredRecord } from '#office/records/use-records.ts';
import { Button } from '#ui/button.tsx';
import { DiscountEditor } from './discount-editor.tsx';

/** A stored discount: its fields and effect, its orders, its history. */
export function StoredDiscount({ answer, record }: { answer: Records; record: StoredRecord }) {
  const t = useLabels(officeDiscountsLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const sentenceOf = useDiscountSentence();
  const id = Number(record.id);
  const { version } = record;
  const listed = useOfficeQuery(listDiscounts, { id }).data?.discounts[0];
  const [isHistoryOpen, openHistory] = useState(false);
  const end = useOfficeMutation(endDiscount, { saved: t('endDone') });
  const sentence = listed ? sentenceOf(listed.rule) : '';
  const title = listed?.name || listed?.rule.couponCode || t('discount');
  return (
    <Screen
      title={title}
      status={listed && <DiscountState state={listed.state} />}
      back={{ href: links.discounts, label: t('all') }}
      actions={
        <>
          <Button kind="ghost" href={`${links.discounts}/new?from=${id}`}>
            <OfficeIcon name="copy" />
            <span className="head-word">{t('duplicate')}</span>
          </Button>
          <Button kind="ghost" onClick={() => openHistory(true)}>
            <OfficeIcon name="history" />
            <span className="head-word">{common('history')}</span>
          </Button>
        </>
      }
    >
      <DiscountEditor
        record={record}
        start={record.fields}
        answer={answer}
        label={title}
        beside={
          listed?.state === 'running' && (
            <Button
              kind="ghost"
              busy={end.isPending}
              onClick={() => confirmDialog(t('endSure')) && end.mutate({ id, version })}
            >
              {t('endNow')}
            </Button>
          )
        }
      />
      <DiscountUses id={id} />
      {isHistoryOpen && (
        <RecordHistory kind="discount" id={id} about={sentence} onClose={() => openHistory(false)} />
      )}
    </Screen>
  );
}
