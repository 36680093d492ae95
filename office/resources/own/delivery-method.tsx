import { SettingsViews } from '../../components/views.tsx';
import { resourceParts } from '../resource.ts';

export default resourceParts({ name: 'wayToDeliver', Siblings: SettingsViews });
