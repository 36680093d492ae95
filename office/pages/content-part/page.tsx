import { ContentDesk } from '#office/content/content-desk.tsx';
import { partOf } from '#office/content/part-of.ts';
import { definePage } from '#office/page.ts';
import { useRecords } from '#office/records/use-records.ts';

interface PartData {
  kind: string;
  id: string;
}

/** One banner, campaign or part of a page, on the page of the shop where it stands. */
function View({ data: { kind, id } }: { data: PartData }) {
  if (kind === 'campaign' && id === 'first') return <FirstCampaign />;
  return <ContentDesk part={partOf(kind, id)} kind={kind} id={id} />;
}

/** Where there is none, a new one. */
function FirstCampaign() {
  const query = useRecords('campaign');
  if (!query.data) return <ContentDesk waitsFor={query} kind="campaign" id="first" />;
  const id = String(query.data.records[0]?.id ?? 'new');
  return <ContentDesk part={partOf('campaign', id)} kind="campaign" id={id} />;
}

export default definePage<PartData>({ View });
