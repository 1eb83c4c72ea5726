import { type ReactNode, useId } from 'react';
import { Heading } from '../../text/Heading/index.ts';
import * as styles from './FormFrame.css.ts';

type FormGroupProps = {
  /** Names the group for a list of all groups of a long form, which brings to it. */
  id?: string;
  /** What the fields have in common, in one word or two; an h2 that names the group. */
  title: string;
  /** One sentence, where the title alone leaves a question. */
  description?: ReactNode;
  /** Beside the title, for example a switch. */
  action?: ReactNode;
  /** The fields, below each other, or in Columns where two belong together. */
  children: ReactNode;
};

/** Fields that belong together, under a title. */
export function FormGroup({ id: own, title, description, action, children }: FormGroupProps) {
  const id = useId();
  return (
    <section id={own} aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <div className={styles.groupWords}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
