import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';

const names: Readonly<Record<string, string>> = { t: 'Telegram', m: 'Messenger' };

/** Returns a prefilled chat message as the query of a URL. */
export const chatMessage = (
  about: string,
  { origin, pathname }: { origin: string; pathname: string },
): string => `text=${encodeURIComponent(`${about}\n${origin}${pathname}`)}`;

/** The shop's chat links. The message already names the product and its page. */
export function Chats({ about }: { about: string }) {
  const { chatUrls } = useShop().chrome.contact;
  const shared = useLabels(sharedLabels);
  return (
    <>
      {chatUrls.map((url) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={({ currentTarget }) => {
            currentTarget.search = chatMessage(about, location);
          }}
        >
          {names[url.charAt(8)]}
          <span className="vh"> {shared('newTab')}</span>
        </a>
      ))}
    </>
  );
}
