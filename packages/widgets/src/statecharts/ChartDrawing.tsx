import type { Chart } from '@corredor/machines/charts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartLine, type ChartMarking } from './ChartLine.tsx';
import { ChartStateBox } from './ChartState.tsx';
import { curve } from './curve.ts';
import type { Drawing } from './drawing.ts';
import * as styles from './StatechartView.css.ts';

interface ChartDrawingProps {
  chart: Chart;
  drawing: Drawing;
  /** The states that are entered now. */
  entered: readonly string[];
  marking: ChartMarking;
}

/** The whole chart, in a frame of its own that scrolls. */
export function ChartDrawing({ chart, drawing, entered, marking }: ChartDrawingProps) {
  const { t } = useTranslation('statecharts');
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  // A chart wider than its frame follows the last step; the page itself stays where it is.
  const { taken } = marking;
  useEffect(() => {
    const { current } = frame;
    const goals = chart.transitions.filter(({ key }) => taken.has(key)).flatMap(({ to }) => to);
    const goal = drawing.states.findLast(({ state }) => goals.includes(state.id));
    if (current && goal) current.scrollTo({ left: goal.x + goal.width / 2 - current.clientWidth / 2 });
  }, [chart, drawing, taken]);
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const regions = new Set(chart.states.filter(({ kind }) => kind === 'parallel').map((state) => state.id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={frame} className={styles.frame} aria-label={t('drawing', { name: chart.id })} tabIndex={0}>
      <div className={styles.canvas} style={{ inlineSize: drawing.width, blockSize: drawing.height }}>
        {drawing.states.map((drawn) => (
          <ChartStateBox
            key={drawn.state.id}
            drawn={drawn}
            isHere={drawn.state.id !== '' && entered.includes(drawn.state.id)}
            isOuter={parents.has(drawn.state.id)}
            isRegion={drawn.state.parent !== null && regions.has(drawn.state.parent)}
            marking={marking}
          />
        ))}
        <svg className={styles.lines} width={drawing.width} height={drawing.height} aria-hidden="true">
          <defs>
            {[false, true].map((isTaken) => (
              <marker
                key={String(isTaken)}
                id={`${id}-${isTaken}`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="8"
                markerHeight="8"
                markerUnits="userSpaceOnUse"
                orient="auto"
              >
                <path d="M0 0l8 4-8 4z" className={styles.arrow} data-taken={isTaken || undefined} />
              </marker>
            ))}
          </defs>
          {drawing.edges.map(({ key, points, lines }) => {
            const isTaken = lines.some(({ transition }) => marking.taken.has(transition.key));
            return (
              <path
                key={key}
                d={curve(points)}
                markerEnd={`url(#${id}-${isTaken})`}
                className={styles.edge}
                data-taken={isTaken || undefined}
                data-unwalked={lines.some(({ transition }) => marking.walked.has(transition.key)) ? undefined : true}
              />
            );
          })}
        </svg>
        {drawing.edges.map(({ key, label, lines }) => (
          <ul
            key={key}
            className={`${styles.label} ${styles.list}`}
            style={{
              insetInlineStart: label.x,
              insetBlockStart: label.y,
              inlineSize: label.width,
              blockSize: label.height,
            }}
          >
            {lines.map((line) => (
              <ChartLine key={line.transition.key} line={line} marking={marking} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
