/** Network names in their own spelling, by host suffix. */
const networks: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  't.me': 'Telegram',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
};

/** Returns the network of a page, or '' if unknown. */
export function networkOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return Object.entries(networks).find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? '';
}
