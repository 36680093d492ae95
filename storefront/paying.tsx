import { createRoot } from 'react-dom/client';
import { AppProvider } from '#web/app-context.tsx';
import { browserCall } from '#web/call.ts';
import { PayForm } from './orders/job/pay-form.tsx';
import type { PayData } from './orders/job/pay-data.ts';
import { partOf } from './payment/forms/parts.ts';

// The script of the page behind a link that takes a payment by card or wallet (orders/job/pay-page.tsx).

const call = browserCall(() => ({ token: '', userId: '' }));
const place = document.getElementById('pay');
const data = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PayData;
const { lang, labels, provider, isWallet } = data;
const payload = {
  screen: 'job',
  lang,
  address: data.home,
  title: '',
  files: { entry: '', script: '' },
  data: null,
};

void partOf({ provider, shownAs: isWallet ? 'wallet' : 'card' }).then((Part) => {
  if (!place || !Part) return;
  createRoot(place).render(
    <AppProvider payload={payload} frame={{ chrome: {}, labels }} linksOf={() => ({})} call={call}>
      <PayForm Part={Part} data={data} />
    </AppProvider>,
  );
});
