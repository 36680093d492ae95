import { definePage } from '#office/page.ts';
import { ResourceRecord } from '#office/resources/resource-record.tsx';

export default definePage<{ id: string }>({
  View: ({ data: { id } }) => <ResourceRecord id={id} />,
});
