import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { mostPapers } from '#contract/constants.ts';
import { useMay } from '#office/data/use-may.ts';
import { useLabels } from '#office/office-context.ts';
import { type Paper, paperLink, paperNeeds } from '#office/parts/paper-link.ts';
import { Button } from '#ui/button.tsx';

const labels = { invoices: 'invoices', 'packing-slips': 'packingSlips' } as const;

/** Prints the orders that were chosen: those papers the role may see, in one file. */
export function ChosenPapers({ numbers }: { numbers: readonly string[] }) {
  const t = useLabels(officePaperLabels);
  const may = useMay();
  if (numbers.length > mostPapers) return <p className="soft">{t('tooMany', { n: mostPapers })}</p>;
  const offered = (Object.keys(labels) as Paper[]).filter((paper) => may(paperNeeds[paper]));
  return offered.map((paper) => (
    <Button key={paper} kind="ghost" icon="printer" {...paperLink(paper, numbers)}>
      {t(labels[paper], { n: numbers.length })}
    </Button>
  ));
}
