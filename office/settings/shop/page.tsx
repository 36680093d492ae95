import { useState } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeSettingsLabels } from '#contract/labels/office/settings.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { type RecordFields, useRecords } from '#office/records/use-records.ts';

/** Settings grouped by topic. */
const groups = {
  contact: ['siteTitle', 'address', 'phone', 'email', 'officeNumbers', 'socialUrl', 'socialUrls', 'chatUrls'],
  hours: ['hours'],
  days: ['closedWeekdays', 'closedDates', 'provinceDays'],
  arrival: ['deliveryEstimate'],
  gifts: ['giftWrapping', 'giftWrappingPicture'],
  reviews: ['reviewsHeld'],
  tax: [
    'vatOn',
    'vatRate',
    'vatOnTop',
    'vatNumber',
    'invoiceDeposits',
    'legalName',
    'legalAddress',
    'companies',
  ],
  deposit: ['depositPercent', 'depositFromCents', 'depositOnlyDecorated', 'balanceDue', 'approveBy'],
  writing: ['language', 'orderPrefix', 'dateFormat', 'timeZone', 'jobLinkDays'],
} as const;
/** Settings shown with the payment methods, the limits and the channels instead. */
const elsewhere = [
  'bankAccounts',
  'transferHours',
  'refundAskAboveCents',
  'letGoUpToCents',
  'chatEvents',
  'productFeed',
];

/** Settings that mean nothing while VAT is off, and one that means nothing while it is on. */
const ofVat = { on: ['vatRate', 'vatOnTop', 'vatNumber', 'invoiceDeposits'], off: ['companies'] };

/** The shop's name, contact details, opening hours and other public information. */
function View() {
  const t = useLabels(officeSettingsLabels);
  const frame = useLabels(officeFrameLabels);
  const query = useRecords('shop');
  const [typed, setTyped] = useState<RecordFields>({});
  return (
    <Screen views={<SettingsViews />}>
      <QueryState query={query}>
        {({ records: [record = null], fields }) => {
          const placed = new Set<string>([...Object.values(groups).flat(), ...elsewhere]);
          const sections = {
            ...groups,
            // Settings without a group appear here.
            others: Object.keys(fields).filter((name) => !placed.has(name)),
          };
          const isVatOn = { ...record?.fields, ...typed }['vatOn'] === true;
          const hidden = isVatOn ? ofVat.off : ofVat.on;
          return (
            <RecordForm
              kind="shop"
              record={record}
              fields={fields}
              names={Object.keys(fields).filter((name) => !hidden.includes(name))}
              onTyped={setTyped}
              groups={Object.entries(sections)
                .filter(([, names]) => names.length > 0)
                .map(([name, names]) => ({ title: t(name as keyof typeof sections), names }))}
              label={frame('settings')}
            />
          );
        }}
      </QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
