import type { ComponentType } from 'react';
import type { PartProps } from './part.ts';

/** A file `<provider>.tsx` of this folder exports its part by default; each is loaded when it is chosen. */
const parts: Readonly<Record<string, () => Promise<{ default: ComponentType<PartProps> }>>> = {
  test: () => import('./test.tsx'),
  stripe: () => import('./stripe.tsx'),
  paypal: () => import('./paypal.tsx'),
};

/** Whether the browser has a part for the provider. */
export const hasPart = (provider: string): boolean => Object.hasOwn(parts, provider);

/** undefined: there is none. @throws when it does not come through */
export const partOf = async (provider: string): Promise<ComponentType<PartProps> | undefined> =>
  (await parts[provider]?.())?.default;
