import { ContactFacts } from '../../inbox/contact-links.tsx';
import { ExportMessages } from '../../inbox/export-messages.tsx';
import { InquiryBody } from '../../inbox/inquiry-body.tsx';
import { InboxList } from '../../inbox/inbox-list.tsx';
import { InquiryState, WaitingTime } from '../../inbox/inquiry-cells.tsx';
import { type RecordOf, resourceParts } from '../resource.ts';

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
