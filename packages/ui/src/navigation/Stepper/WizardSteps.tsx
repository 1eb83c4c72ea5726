import { Check } from 'lucide-react';
import { useToolWords } from '../../foundation/words/index.ts';
import * as styles from './WizardSteps.css.ts';

type WizardStepsProps = {
  /** What the process is; read aloud, not drawn. */
  label: string;
  /** All steps from first to last, as id and title; five at most. */
  steps: readonly { id: string; title: string }[];
  /** The id of the step where the person is; those before it are done. */
  current: string;
};

/** Shows how far a person is in a short process. */
export function WizardSteps({ label, steps, current }: WizardStepsProps) {
  const words = useToolWords();
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={styles.container}>
      <ol className={styles.steps}>
        {steps.map(({ id, title }, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'upcoming';
          return (
            <li key={id} className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={styles.number({ state })}>
                {state === 'done' ? (
                  <Check size={16} strokeWidth={2.5} role="img" aria-label={words.stepDone} />
                ) : (
                  index + 1
                )}
              </span>
              <span className={styles.title({ state })}>{title}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.count}>{words.stepOf(at + 1, steps.length)}</p>
    </nav>
  );
}
