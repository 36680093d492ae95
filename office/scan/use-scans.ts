import { useEffect, useRef, useState } from 'react';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import type { Answer } from '#contract/operation.ts';
import { findScanned } from '#contract/operations/office/palette/find-scanned.ts';
import { callOffice } from '#office/data/call-office.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels } from '#office/office-context.ts';
import { giveFeedback } from './feedback.ts';
import { useScannerKeys } from './use-scanner-keys.ts';

export type Scanned = Answer<typeof findScanned>;

/** A scan without effect, and why. */
export interface MissedScan {
  code: string;
  why: string;
}

type ScannedProduct = Scanned['products'][number];

/** What the screen did with a scan, in words, or `why` it has no effect. */
type ScanEffect = { done: string } | { why: string };

/** The effect of a scan; or several products that share the code, and what to do with the one that the person has. */
export type ScanOutcome =
  | ScanEffect
  | { which: readonly ScannedProduct[]; take: (product: ScannedProduct) => ScanEffect };

/** A scan of several products that waits for the person. `answer` gets the product, or null if it is none. */
interface ScanQuestion {
  code: string;
  products: readonly ScannedProduct[];
  answer: (product: ScannedProduct | null) => void;
}

export type Scans = ReturnType<typeof useScans>;

/**
 * Looks up what is scanned on a screen, one code after the other, and tells the outcome. Codes without effect stay in a
 * list, also those that didn't reach the server. `onFound` gets orders and products that the person may see.
 */
export function useScans(onFound: (found: Scanned) => ScanOutcome) {
  const t = useLabels(officeScanLabels);
  const refusalText = useRefusalText();
  const [done, setDone] = useState('');
  const [missed, setMissed] = useState<readonly MissedScan[]>([]);
  const [question, setQuestion] = useState<ScanQuestion | null>(null);
  const last = useRef(Promise.resolve());
  // The screen may have changed since the code was scanned.
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  /** Asks which of several products was scanned. Later scans wait. */
  const choose = async (
    code: string,
    { which: products, take }: Extract<ScanOutcome, { which: unknown }>,
  ): Promise<ScanEffect> => {
    giveFeedback('bad');
    const product = await new Promise<ScannedProduct | null>((answer) =>
      setQuestion({ code, products, answer }),
    );
    setQuestion(null);
    return product ? take(product) : { why: t('noneChosen') };
  };
  const lookUp = async (code: string): Promise<ScanEffect> => {
    try {
      const found = await callOffice(findScanned, { code });
      if (found.order === null && found.products.length === 0) return { why: t('unknown') };
      const outcome = latest.current(found);
      return 'which' in outcome ? await choose(code, outcome) : outcome;
    } catch (error) {
      return { why: refusalText(error) };
    }
  };
  const take = async (code: string) => {
    const outcome = await lookUp(code);
    giveFeedback('done' in outcome ? 'good' : 'bad');
    if ('done' in outcome) setDone(outcome.done);
    else setMissed((before) => [...before, { code, why: outcome.why }]);
  };
  const scan = (text: string) => {
    const code = text.trim();
    if (code === '') return;
    setDone('');
    last.current = last.current.then(() => take(code));
  };
  useScannerKeys(scan);
  return {
    scan,
    done,
    missed,
    question,
    /** Forgets the codes without effect. */
    clear: () => setMissed([]),
    /** Looks them up again. */
    retry: () => {
      setMissed([]);
      for (const { code } of missed) scan(code);
    },
  };
}
