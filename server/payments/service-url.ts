import { z } from 'zod';

/** Returns whether a service is a stub on this machine. */
export const isLocal = ({ hostname }: URL): boolean => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

const isService = (url: URL): boolean =>
  url.pathname === '/' &&
  url.search === '' &&
  (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url)));

/** The URL of a service: HTTPS, or a local stub. */
export const serviceUrl = (example: string) =>
  z.string().refine((text) => URL.canParse(text) && isService(new URL(text)), `must be like ${example}`);
