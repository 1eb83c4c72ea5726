import { useTranslation } from 'react-i18next';
import { ChartLine, type ChartMarking } from './ChartLine.tsx';
import { InitialMark } from './ChartMarks.tsx';
import type { DrawnState } from './drawing.ts';
import { factsOf } from './layoutChart.ts';
import * as styles from './StatechartView.css.ts';

interface ChartStateProps {
  drawn: DrawnState;
  isHere: boolean;
  isOuter: boolean;
  isRegion: boolean;
  marking: ChartMarking;
}

/** A state's box: its name, what it asks and carries, and what it hears without leaving. */
export function ChartStateBox({ drawn, isHere, isOuter, isRegion, marking }: ChartStateProps) {
  const { t } = useTranslation('statecharts');
  const { state, lines, x, y, width, height } = drawn;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of the drawing.
    <div
      role="group"
      aria-label={state.name}
      aria-current={isHere ? 'step' : undefined}
      className={styles.state}
      style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width, blockSize: height }}
      data-outer={isOuter || undefined}
      data-region={isRegion || undefined}
      data-final={state.kind === 'final' || undefined}
    >
      <button
        type="button"
        className={styles.name}
        aria-pressed={marking.chosen === state.id}
        onClick={() => marking.onChoose(state.id)}
        title={state.isInitial ? t('legend.initial') : undefined}
      >
        {state.isInitial && <InitialMark />}
        {state.kind === 'history' ? `H ${state.name}` : state.name}
      </button>
      {factsOf(state).map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      {lines.length > 0 && (
        <ul className={styles.list}>
          {lines.map((line) => (
            <ChartLine key={line.transition.key} line={line} marking={marking} />
          ))}
        </ul>
      )}
    </div>
  );
}
