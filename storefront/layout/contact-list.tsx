import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { phoneHref } from '../phone-href.ts';
import { useLabels, useShop } from '../shop-context.tsx';

/** The label before each contact method. Each screen has its own labels. */
interface ContactLabels {
  location: string;
  call: string;
  email: string;
  office: string;
  social: string;
}

/** The contact methods of the shop, one list item each. Omits missing ones. */
export function ContactList({ labels }: { labels: ContactLabels }) {
  const { address, phone, email, officeNumbers, socialPages } = useShop().chrome.contact;
  const t = useLabels(sharedLabels);
  return (
    <>
      {address && (
        <li>
          <Icon name="map-pin" />
          <span>
            <span className="vh">{labels.location} </span>
            {address}
          </span>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <a href={phoneHref(phone)}>
            <span className="vh">{labels.call} </span>
            <Num>{phone}</Num>
          </a>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>
            <span className="vh">{labels.email} </span>
            <Num>{email}</Num>
          </a>
        </li>
      )}
      {officeNumbers.length > 0 && (
        <li>
          <Icon name="building-2" />
          <span>
            {labels.office}{' '}
            <Num>{officeNumbers.map((each) => each.replaceAll(' ', '\u00A0')).join(' · ')}</Num>
          </span>
        </li>
      )}
      {socialPages.map(({ url, name }) => (
        <li key={url}>
          <Icon name="share-2" />
          {/* Opens in a new tab (specification §2). */}
          <a href={url} target="_blank" rel="noopener noreferrer">
            <span>{name || labels.social}</span>
            <span className="vh"> {t('newTab')}</span>
          </a>
        </li>
      ))}
    </>
  );
}
