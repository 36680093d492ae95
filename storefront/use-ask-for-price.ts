import { contactLabels } from '#contract/labels/storefront/contact.ts';
import type { MessageAction } from '#web/toasts.ts';
import { useLabels, useShop } from './shop-context.tsx';

/** Returns a link to the contact form for those who need more of a product than an order may have. */
export function useAskForPrice(): (name: string, n: number) => MessageAction & { href: string } {
  const { links } = useShop();
  const t = useLabels(contactLabels);
  return (name, n) => ({
    code: 'askForPrice',
    values: { n },
    href: links.contactUs(t('subjectPrice', { name, n })),
  });
}
