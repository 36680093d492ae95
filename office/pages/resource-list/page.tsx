import { definePage } from '#office/page.ts';
import { ResourceList } from '#office/resources/resource-list.tsx';

export default definePage<null>({ View: ResourceList });
