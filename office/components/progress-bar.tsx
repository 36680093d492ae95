import './progress-bar.css';

interface ProgressBarProps {
  /** Omitted when the progress is unknown. */
  value?: number;
  most: number;
  label: string;
}

/** A progress bar. The text beside it explains it. */
export const ProgressBar = ({ value, most, label }: ProgressBarProps) => (
  <progress className="progress" value={value} max={most} aria-label={label} />
);
