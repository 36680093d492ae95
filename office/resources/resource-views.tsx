import { BuiltInViews } from '../lists/list-screen.tsx';
import { useResourceList } from './use-resource-list.ts';

/** The views of the list that is shown beside a record. The record, at `path`, stays open. */
export function ResourceViews({ path }: { path: string }) {
  const { address, choices, views } = useResourceList();
  return <BuiltInViews list={address} choices={choices} path={path} views={views} />;
}
