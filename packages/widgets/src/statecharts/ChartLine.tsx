import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { WalkedMark } from './ChartMarks.tsx';
import type { DrawnLine } from './drawing.ts';
import * as styles from './StatechartView.css.ts';

export interface ChartMarking {
  /** Transitions that tests walk. */
  walked: ReadonlySet<string>;
  /** Transitions of the last step. */
  taken: ReadonlySet<string>;
  /** The state or the transition that is looked at. */
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** One transition in the drawing: press it to read all of it. */
export function ChartLine({ line: { transition, rows }, marking }: { line: DrawnLine; marking: ChartMarking }) {
  const { t } = useTranslation('statecharts');
  const { key } = transition;
  const isWalked = marking.walked.has(key);
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-pressed={marking.chosen === key}
        data-taken={marking.taken.has(key) || undefined}
        onClick={() => marking.onChoose(key)}
      >
        <span className={styles.mark}>
          <WalkedMark isWalked={isWalked} />
        </span>
        <span>
          {rows.map((row) => (
            <span key={row} className={styles.row}>
              {row}{' '}
            </span>
          ))}
        </span>
        <VisuallyHidden>{t(isWalked ? 'legend.walked' : 'legend.notWalked')}</VisuallyHidden>
      </button>
    </li>
  );
}
