import { footerLabels } from '#contract/labels/footer.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { useLabels, useShop } from '../shop-context.tsx';

/** A phone number as an address to call: `tel:+85512345678`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
}

/** The ways to reach the shop, each a link; those it has none of are left out. */
export function ContactLinks() {
  const { phone, email, socialUrl } = useShop().chrome.contact;
  const t = useLabels(footerLabels);
  return (
    <>
      {phone && (
        <li>
          <Icon name="phone" />
          <a href={phoneLink(phone)}>
            <span className="vh">{t('lbl_footr_callus')} </span>
            <Num>{phone}</Num>
          </a>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>
            <span className="vh">{t('lbl_footr_emailus')} </span>
            <Num>{email}</Num>
          </a>
        </li>
      )}
      {socialUrl && <SocialLink href={socialUrl} />}
    </>
  );
}

/** The shop's social page, in a tab of its own (specification §2). */
function SocialLink({ href }: { href: string }) {
  const t = useLabels(footerLabels);
  const shared = useLabels(sharedLabels);
  return (
    <li>
      <Icon name="share-2" />
      <a href={href} target="_blank" rel="noopener noreferrer">
        <span>{t('socialPage')}</span>
        <span className="vh"> {shared('newTab')}</span>
      </a>
    </li>
  );
}
