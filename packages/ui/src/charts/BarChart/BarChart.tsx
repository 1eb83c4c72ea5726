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
};

/** Amounts beside each other, each with its name and value, and each a link to the rows behind it. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul aria-label={label} className={styles.chart}>
      {bars.map(({ id, label: name, value, valueText, href }) => (
        <li key={id}>
          <Link href={href} className={styles.bar}>
            <span className={styles.words}>
              <span className={styles.label}>{name}</span> <span className={styles.value}>{valueText}</span>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.fill} style={{ inlineSize: `${most > 0 ? (value / most) * 100 : 0}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
