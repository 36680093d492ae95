import { personText } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { usePersonText } from '../components/person-name.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerMain } from './customer-main.tsx';
import { CustomerPanels } from './customer-panels.tsx';
import { type RecordOf, resourceParts } from '../resources/resource.ts';
import './customers.css';

interface Of {
  record: RecordOf<'customer'>;
}

function NameCell({ record: { fields } }: Of) {
  const person = usePersonText();
  return <UserText text={person(fields) || fields.name} />;
}

export default resourceParts({
  name: 'customer',
  cells: {
    name: NameCell,
    phone: ({ record }: Of) => <Num>{record.fields.phone}</Num>,
    tags: ({ record }: Of) =>
      record.fields.tags.map((tag) => (
        <span key={tag} className="customer-tag">
          <UserText text={tag} />
        </span>
      )),
  },
  titleOf: (fields, lang) => personText(lang, fields),
  Above: CustomerContact,
  Main: CustomerMain,
  Panels: CustomerPanels,
});
