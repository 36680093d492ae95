export { contactShop } from './contact.ts';
export type { ContactMessage } from './queries.ts';
export { subscribe, subscriptionOf, unsubscribe, type Subscription } from './newsletter.ts';
