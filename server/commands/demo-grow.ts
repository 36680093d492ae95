import { growDemo, maxDemoProducts } from '../demo/grow.ts';
import { OperatorError } from '../process/operator-error.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';
import { progress } from '../cli/output.ts';

// `npm run demo:grow -- 100000`: adds that many products to the running demo shop, to test it at that size. Ctrl-C
// stops it; the next run resumes.

await onRunningShop(
  readRequested,
  async (db, target, print) => {
    const stopping = new AbortController();
    process.once('SIGINT', () => stopping.abort());
    process.once('SIGTERM', () => stopping.abort());
    const begun = performance.now();
    const report = (done: number, of: number) => progress(`${done} of ${of} products`);
    const done = await growDemo({ db, target, signal: stopping.signal, progress: report });
    print(`Added ${done} products in ${Math.round((performance.now() - begun) / 1000)} s.`);
    return done < target ? 1 : 0;
  },
  { changesMuch: true },
);

function readRequested([target, ...more]: readonly string[]): number {
  if (!target || !/^\d{1,6}$/u.test(target) || more.length > 0 || Number(target) > maxDemoProducts)
    throw new OperatorError(`specify the number of products, up to ${maxDemoProducts}.`);
  return Number(target);
}
