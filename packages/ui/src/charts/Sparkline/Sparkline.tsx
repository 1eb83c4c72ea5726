import * as css from './Sparkline.css.ts';

type SparklineProps = {
  /** What the line says, in the reader's language: period, first and last value, the highest. */
  label: string;
  /** One number for each step of time, the last one now. */
  values: readonly number[];
  /** As many of what they are compared with, in grey behind them. */
  compared?: readonly number[];
};

const width = 240;
const height = 40;
const margin = 4;

/** The course of a figure over time, without axes: it stands below its number and beside others, and a chart says the rest. */
export function Sparkline({ label, values, compared = [] }: SparklineProps) {
  const all = [...values, ...compared, 0];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => height - margin - ((value - least) / Math.max(most - least, 1)) * (height - 2 * margin);
  const pointsOf = (line: readonly number[]) =>
    line.map((value, index) => ({
      x: margin + (index / Math.max(line.length - 1, 1)) * (width - 2 * margin),
      y: y(value),
    }));
  const pathOf = (line: readonly number[]) =>
    pointsOf(line)
      .map(({ x, y: at }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${at.toFixed(1)}`)
      .join('');
  const last = pointsOf(values).at(-1);
  return (
    <div role="img" aria-label={label} className={css.frame}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={css.drawing} aria-hidden="true">
        <path d={`M0 ${y(0).toFixed(1)}H${width}`} className={css.zero} />
        {compared.length > 0 && <path d={pathOf(compared)} className={css.compared} />}
        {values.length > 0 && <path d={pathOf(values)} className={css.line} />}
      </svg>
      {last && (
        <span
          className={css.last}
          style={{ insetInlineStart: `${(last.x / width) * 100}%`, insetBlockStart: `${(last.y / height) * 100}%` }}
        />
      )}
    </div>
  );
}
