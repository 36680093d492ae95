import { ContactFacts } from './contact-links.tsx';
import { ExportMessages } from './export-messages.tsx';
import { InquiryBody } from './inquiry-body.tsx';
import { InboxList } from './inbox-list.tsx';
import { InquiryState, WaitingTime } from './inquiry-cells.tsx';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

export default resourceParts({
  name: 'inquiry',
  cells: {
    state: ({ record }: { record: RecordOf<'inquiry'> }) => <InquiryState state={record.fields.state} />,
    waitingSince: WaitingTime,
  },
  // The panel of a sample request has the steps of the samples.
  fieldsFor: () => ['state', 'owner'],
  List: InboxList,
  Main: InquiryBody,
  Panels: ContactFacts,
  ListActions: ExportMessages,
});
