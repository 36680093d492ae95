import { ContentViews } from '../../content/content-views.tsx';
import { resourceParts } from '../resource.ts';

export default resourceParts({ name: 'redirect', Siblings: ContentViews });
