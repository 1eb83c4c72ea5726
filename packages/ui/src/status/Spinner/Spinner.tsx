import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useWords } from '../../foundation/words/index.ts';
import * as css from './Spinner.css.ts';

type SpinnerProps = {
  /** Its side in px: 16 within a control unless told, 20 beside a title, 32 alone on a page. */
  size?: keyof typeof css.size;
  /** What is going on, read aloud; “In progress” unless told. */
  label?: string;
};

/** Says that something takes a moment; for content that is on its way use Skeleton. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  const words = useWords();
  return (
    <ProgressBar isIndeterminate aria-label={label ?? words.pending} className={`${css.spinner} ${css.size[size]}`} />
  );
}
