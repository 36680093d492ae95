import './progress-bar.css';

interface ProgressBarProps {
  /** Omitted when the progress is unknown. */
  value?: number;
  max: number;
  label: string;
}

/** A progress bar. The text beside it explains it. */
export const ProgressBar = ({ value, max, label }: ProgressBarProps) => (
  <progress className="progress" value={value} max={max} aria-label={label} />
);
