import { Check, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Stepper.css.ts';

export type StepTone = 'neutral' | 'caution' | 'critical' | 'positive';

/** One step: what it is, when, and how it stands, in words and in colour. */
export type Step = {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  /** The word for the tone, for example 'Paid'. */
  state: string;
  tone: StepTone;
  /** What can be done with it. */
  actions?: ReactNode;
  isCurrent?: boolean;
};

type StepperProps = { label: string; steps: readonly Step[]; orientation?: 'horizontal' | 'vertical' };

const icons: Record<StepTone, ReactNode> = {
  neutral: <span className={styles.dot} />,
  caution: <Clock size={14} aria-hidden />,
  critical: <TriangleAlert size={14} aria-hidden />,
  positive: <Check size={14} strokeWidth={2.5} aria-hidden />,
};

/** A row of dated steps, each with its own state; long rows wrap, narrow places stack them. */
export function Stepper({ label, steps, orientation = 'horizontal' }: StepperProps) {
  return (
    <div className={styles.container}>
      <ol className={styles.steps({ orientation })} aria-label={label}>
        {steps.map(({ id, title, note, state, tone, actions, isCurrent }) => (
          <li key={id} className={styles.step({ orientation })} aria-current={isCurrent ? 'step' : undefined}>
            <span className={styles.marker({ tone, isCurrent })}>{icons[tone]}</span>
            <div className={styles.body({ orientation })}>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {note && <span className={styles.note}>{note}</span>}
                <span className={styles.state({ tone })}>{state}</span>
              </span>
              {actions && <div className={styles.actions}>{actions}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
