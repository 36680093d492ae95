import { SettingsViews } from '../components/views.tsx';
import { resourceParts } from '../resources/resource.ts';

export default resourceParts({ name: 'wayToDeliver', Siblings: SettingsViews });
