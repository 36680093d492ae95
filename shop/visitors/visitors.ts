export { contactShop, type ContactMessage } from './contact.ts';
export { subscribe, subscriptionOf, unsubscribe, type Subscription } from './newsletter.ts';
