import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import * as styles from './ColumnChart.css.ts';
import { linePath } from './linePath.ts';

/** One time of a ColumnChart. */
export type ChartColumn = {
  /** Tells it from the others. */
  id: string | number;
  /** Stands below the column, as short as “Mar”. */
  label: string;
  /** The whole name, as in “March 2026”; said when it is pointed at, and read aloud. */
  title: string;
  /** How high each series is, from the bottom. */
  parts: readonly number[];
  /** The height of the line; without one, or with 0, the line has a gap here. */
  line?: number;
  /** The sum in few signs, above the column. */
  topText: string;
  /** What each series is here in the reader's words, then the line. */
  values: readonly string[];
  /** The rows behind the column. */
  href: string;
  /** The rows behind the line, where they are others: its point becomes a link of its own. */
  lineHref?: string;
};

/** What a colour of a ColumnChart, or its line, stands for. */
export type ChartSeries = {
  /** Its name, in the reader's language. */
  label: string;
  /** Its sum over the whole time, in the reader's words. */
  valueText: string;
};

type ColumnChartProps = {
  /** What the columns tell; read aloud. */
  label: string;
  /** The whole time that is shown, in words; stands above the sums. */
  period: string;
  /** One or two, from the bottom. */
  series: readonly ChartSeries[];
  /** What the line stands for; leave it out where nothing is compared. */
  line?: ChartSeries;
  /** In the order of time. */
  columns: readonly ChartColumn[];
};

const paints = ['first', 'second'] as const;
/** How high a label is, as a share of the plot. */
const labelShare = 0.14;

/** Amounts over time as stacked columns, beside a line that they are compared with. Pointing at a column tells its numbers, and it leads to its rows. */
export function ColumnChart({ label, period, series, line, columns }: ColumnChartProps) {
  const [pointed, setPointed] = useState<string | number | null>(null);
  const told = columns.find(({ id }) => id === pointed);
  const sums = columns.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const highest = Math.max(...sums, 0);
  const most = Math.max(highest, ...columns.map((column) => column.line ?? 0));
  const names = [...series, ...(line ? [line] : [])];
  const point = (id: string | number) => (isOn: boolean) => setPointed((now) => (isOn ? id : now === id ? null : now));
  const path = linePath(
    columns.map((column) => column.line ?? 0),
    most,
  );
  /** How far a label rises so that the line does not pass through it, as a share of the plot. */
  const riseOf = (at: number) => {
    const above = (columns[at]?.line ?? 0) - (sums[at] ?? 0);
    return above > 0 && above < most * labelShare ? above / most : 0;
  };
  return (
    <div className={styles.frame}>
      <div className={styles.legend} aria-hidden>
        <span className={styles.when}>{told?.title ?? period}</span>
        {names.map((one, index) => (
          <span key={one.label} className={styles.series}>
            <span className={styles.name}>
              {index < series.length ? (
                <span className={`${styles.swatch} ${styles.paint[paints[index] ?? 'second']}`} />
              ) : (
                <span className={styles.dash} />
              )}
              {one.label}
            </span>
            <span className={styles.value}>{told ? told.values[index] : one.valueText}</span>
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <ul aria-label={label} className={styles.columns}>
          {columns.map(({ id, label: short, title, parts, topText, values, href, line: height = 0, lineHref }, at) => (
            <li key={id} className={styles.item}>
              <Link href={href} className={styles.column} onHoverChange={point(id)} onFocusChange={point(id)}>
                <VisuallyHidden>
                  {title}: {names.map((one, index) => `${one.label} ${values[index]}`).join(', ')}
                </VisuallyHidden>
                <span className={styles.stack} aria-hidden>
                  {sums[at] !== 0 && (
                    <span
                      className={styles.top}
                      data-highest={sums[at] === highest || undefined}
                      style={{ marginBlockEnd: `calc(${styles.plotHeight} * ${riseOf(at)})` }}
                    >
                      {topText}
                    </span>
                  )}
                  {parts
                    .map((part, index) => (
                      <span
                        key={series[index]?.label}
                        className={`${styles.part} ${styles.paint[paints[index] ?? 'second']}`}
                        style={{ blockSize: `calc(${styles.plotHeight} * ${most > 0 ? part / most : 0})` }}
                      />
                    ))
                    .toReversed()}
                </span>
                <span className={styles.month} aria-hidden>
                  {short}
                </span>
              </Link>
              {line && lineHref && height > 0 && (
                <Link
                  href={lineHref}
                  className={styles.point}
                  style={{
                    insetBlockStart: `calc(${styles.labelHeight} + ${styles.plotHeight} * ${1 - height / most})`,
                  }}
                  onHoverChange={point(id)}
                  onFocusChange={point(id)}
                >
                  <VisuallyHidden>
                    {title}: {line.label} {values[series.length]}
                  </VisuallyHidden>
                  <span className={styles.dot} aria-hidden />
                </Link>
              )}
            </li>
          ))}
        </ul>
        {line && (
          <svg className={styles.line} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.halo} d={path} />
            <path className={styles.stroke} d={path} />
          </svg>
        )}
      </div>
    </div>
  );
}
