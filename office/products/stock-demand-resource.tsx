import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { UserText } from '#ui/user-text.tsx';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

interface Of {
  record: RecordOf<'stockDemand'>;
}

function ProductName({ record: { fields } }: Of) {
  const inLanguage = useLocalizedText();
  return <UserText text={inLanguage({ en: fields.nameEn, km: fields.nameKm })} />;
}

function ProductOfDemand({ record: { id } }: Of) {
  const { links } = useOffice();
  const t = useLabels(officeInboxLabels);
  return useCan()('catalogue.read') ? <a href={`${links.products}/${id}`}>{t('seeProduct')}</a> : null;
}

export default resourceParts({
  name: 'stockDemand',
  cells: { nameEn: ProductName },
  Main: ProductOfDemand,
});
