/** Texts of the email about a webhook that was switched off. */
export const webhookMailTexts = {
  webhookOffSubject: ['Webhook switched off', 'បានបិទ webhook'],
  webhookOffGone: ['{address} no longer takes events (410).', '{address} លែងទទួលព្រឹត្តិការណ៍ទៀតហើយ (410)។'],
  webhookOffFailing: [
    '{address} hasn’t taken any event for days.',
    '{address} មិនបានទទួលព្រឹត្តិការណ៍ណាមួយ ជាច្រើនថ្ងៃមកហើយ។',
  ],
  webhookOffNext: [
    'We don’t send events there any more. Check the receiver, then switch the webhook on again.',
    'យើងលែងផ្ញើព្រឹត្តិការណ៍ទៅទីនោះទៀតហើយ។ សូមពិនិត្យប្រព័ន្ធអ្នកទទួល រួចបើក webhook ឡើងវិញ។',
  ],
  webhookOffOpen: ['Open webhooks', 'បើកទំព័រ webhook'],
} as const;
