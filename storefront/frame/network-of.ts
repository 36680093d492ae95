/** Networks by the end of their hosts, as they write themselves. */
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

/** The network a page is on; '' for others. */
export function networkOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return Object.entries(networks).find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? '';
}
