import { Link } from 'react-aria-components/Link';
import { Skeleton } from '../../status/Skeleton/index.ts';
import * as styles from './ShareBar.css.ts';

/** One part of a ShareBar. */
export type Share = {
  /** Tells it from the others. */
  id: string | number;
  /** What the part stands for, in the reader's language. */
  label: string;
  /** How long it is, beside the others. */
  value: number;
  /** The value in the reader's words. */
  valueText: string;
  /** The rows behind the part. */
  href: string;
};

type ShareBarProps = {
  /** What is divided; read aloud. */
  label: string;
  /** Four at most, in their own order, the mildest first. */
  parts: readonly Share[];
  /** The hue, which grows stronger from part to part; `accent` unless told, `critical` for what is late. */
  tone?: 'accent' | 'critical';
  /** The values are on their way: names and links are there already. */
  isLoading?: boolean;
};

const steps = [0, 1, 2, 3] as const;

/** A sum divided into a few parts on one bar, each named below it with its value, as a link to the rows behind it. */
export function ShareBar({ label, parts, tone = 'accent', isLoading = false }: ShareBarProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = parts.slice(0, steps.length);
  const paint = (index: number) => styles.step[steps[index] ?? 3];
  return (
    <div className={styles.frame} data-tone={tone}>
      <div className={styles.track} aria-hidden>
        {shown.map(({ id, value }, index) => (
          <span
            key={id}
            data-share={index}
            hidden={isLoading || value <= 0}
            className={`${styles.part} ${paint(index)}`}
            style={{ inlineSize: `${whole > 0 ? (value / whole) * 100 : 0}%` }}
          />
        ))}
      </div>
      <ul aria-label={label} className={styles.legend}>
        {shown.map(({ id, label: name, valueText, href }, index) => (
          <li key={id} className={styles.share}>
            <Link href={href} className={styles.entry} data-part={index}>
              <span className={styles.name}>
                <span className={`${styles.swatch} ${paint(index)}`} aria-hidden />
                {name}
              </span>{' '}
              <span className={styles.value} data-part-value>
                {isLoading ? <Skeleton width="4rem" /> : valueText}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
