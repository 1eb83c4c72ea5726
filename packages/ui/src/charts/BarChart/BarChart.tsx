import { Link } from 'react-aria-components/Link';
import * as styles from './BarChart.css.ts';

/** One amount of a BarChart. */
export type Bar = {
  /** Tells it from the others. */
  id: string | number;
  /** What the bar stands for, in the reader's language. */
  label: string;
  /** How long the bar is, beside the others. */
  value: number;
  /** The value in the reader's words. */
  valueText: string;
  /** The rows behind the bar. */
  href: string;
};

type BarChartProps = {
  /** What the bars compare; read aloud. */
  label: string;
  /** In the order in which they are drawn; give the longest first. */
  bars: readonly Bar[];
  /** The colour of the bars; `accent` unless told, `neutral` for what something else is compared with, `critical` for what is late. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** The value of a bar that would take the whole width; that of the longest unless told. Give it to two charts that are compared. */
  most?: number;
};

/** Amounts beside each other, each with its name and value, and each a link to the rows behind it. */
export function BarChart({ label, bars, tone = 'accent', most: given }: BarChartProps) {
  const most = given ?? Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul aria-label={label} className={styles.chart}>
      {bars.map(({ id, label: name, value, valueText, href }) => (
        <li key={id}>
          <Link href={href} className={styles.bar}>
            <span className={styles.words}>
              <span className={styles.label}>{name}</span> <span className={styles.value}>{valueText}</span>
            </span>
            <span className={styles.track} aria-hidden>
              {value > 0 && (
                <span
                  className={`${styles.fill} ${styles.tone[tone]}`}
                  style={{ inlineSize: `${most > 0 ? (value / most) * 100 : 0}%` }}
                />
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
