import { officeSettingsLabels } from '#contract/labels/office/settings.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen, Section } from '#office/parts/screen.tsx';
import { SettingsViews } from '#office/parts/views.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { useRecords } from '#office/records/use-records.ts';

/** What belongs together, each with a form of its own. */
const groups = {
  contact: ['siteTitle', 'address', 'phone', 'email', 'officeNumbers', 'socialUrl', 'chatUrls'],
  hours: ['hours'],
  arrival: ['deliveryEstimate'],
  gifts: ['giftWrapping', 'giftWrappingPicture'],
  writing: ['language', 'orderPrefix', 'dateFormat', 'timeZone'],
} as const;
/** They stand with the ways to pay, and with the limits. */
const elsewhere = ['bankAccounts', 'transferHours', 'refundAskAboveCents'];

/** The shop's name, how it is reached, when it is open, and what else it says of itself. */
function View() {
  const t = useLabels(officeSettingsLabels);
  const query = useRecords('shop');
  return (
    <Screen views={<SettingsViews />}>
      <Arrived query={query}>
        {({ records: [record = null], fields }) => {
          const placed = new Set<string>([...Object.values(groups).flat(), ...elsewhere]);
          const sections = {
            ...groups,
            // A setting nobody put anywhere is here.
            others: Object.keys(fields).filter((name) => !placed.has(name)),
          };
          return (
            <>
              {Object.entries(sections).map(
                ([name, names]) =>
                  names.length > 0 && (
                    <Section key={name} title={t(name as keyof typeof sections)}>
                      <RecordForm
                        kind="shop"
                        record={record}
                        fields={fields}
                        names={names}
                        label={t(name as keyof typeof sections)}
                      />
                    </Section>
                  ),
              )}
            </>
          );
        }}
      </Arrived>
    </Screen>
  );
}

export default definePage<null>({ View });
