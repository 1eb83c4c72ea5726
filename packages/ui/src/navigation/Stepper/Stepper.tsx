import { Check, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Stepper.css.ts';

/** How a step stands: `positive` done, `caution` soon, `critical` late, `neutral` to come. */
export type StepTone = 'neutral' | 'caution' | 'critical' | 'positive';

/** One step: what it is, when, and how it stands, in words and in colour. */
export type Step = {
  /** Unique among the steps. */
  id: string;
  /** What is due or when: a date, “First instalment”. */
  title: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** An amount; at the end of the line where steps stand one below the other, so that amounts can be compared. */
  figure?: ReactNode;
  /** The word for the tone, for example 'Paid'. */
  state: string;
  /** How it stands, in colour and by the sign in its circle; says the same as `state`. */
  tone: StepTone;
  /** Small buttons for what can be done with it. */
  actions?: ReactNode;
  /** Whether they are small, such as a menu: then they stand in the line where there is little room too. */
  hasSmallActions?: boolean;
  /** The step to look at now, one at most; drawn with a ring and said to people who listen. */
  isCurrent?: boolean;
};

type StepperProps = {
  /** What the steps are of; read aloud, not drawn. */
  label: string;
  /** In the order of time; twelve and more wrap onto further lines. */
  steps: readonly Step[];
  /** `horizontal` unless told, stacked where narrower than 480 px; `vertical` where steps have actions. */
  orientation?: 'horizontal' | 'vertical';
  /** What the figures come to, below them; for vertical steps. */
  total?: { label: string; figure: ReactNode; note?: ReactNode };
};

const icons: Record<StepTone, ReactNode> = {
  neutral: <span className={styles.dot} />,
  caution: <Clock size={14} aria-hidden />,
  critical: <TriangleAlert size={14} aria-hidden />,
  positive: <Check size={14} strokeWidth={2.5} aria-hidden />,
};

/** A row of dated steps, each with its own state; long rows wrap, narrow places stack them. */
export function Stepper({ label, steps, orientation = 'horizontal', total }: StepperProps) {
  return (
    <div className={styles.container}>
      <ol className={styles.steps({ orientation })} aria-label={label}>
        {steps.map(({ id, title, note, figure, state, tone, actions, hasSmallActions, isCurrent }) => (
          <li key={id} className={styles.step({ orientation })} aria-current={isCurrent ? 'step' : undefined}>
            <span className={styles.marker({ tone, isCurrent })}>{icons[tone]}</span>
            <div className={styles.body({ orientation, hasSmallActions })}>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.facts({ orientation })}>
                  {note && <span className={styles.note}>{note}</span>}
                  <span className={styles.state({ tone })}>{state}</span>
                </span>
              </span>
              {actions && <div className={styles.actions({ orientation })}>{actions}</div>}
              {figure && <span className={styles.figure({ orientation, hasSmallActions })}>{figure}</span>}
            </div>
          </li>
        ))}
      </ol>
      {total && (
        <p className={styles.total}>
          <span className={styles.totalWords}>
            {total.label}
            {total.note && <span className={styles.totalNote}>{total.note}</span>}
          </span>
          <span className={styles.totalFigure}>{total.figure}</span>
        </p>
      )}
    </div>
  );
}
