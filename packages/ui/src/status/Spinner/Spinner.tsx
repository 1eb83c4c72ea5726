import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useWords } from '../../foundation/words/index.ts';
import * as css from './Spinner.css.ts';

type SpinnerProps = { size?: keyof typeof css.size; label?: string };

/** Says that something takes a moment; for content that is on its way use Skeleton. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  const words = useWords();
  return (
    <ProgressBar isIndeterminate aria-label={label ?? words.pending} className={`${css.spinner} ${css.size[size]}`} />
  );
}
