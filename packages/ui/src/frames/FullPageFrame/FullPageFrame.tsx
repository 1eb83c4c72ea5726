import type { ReactNode } from 'react';
import { Heading } from '../../text/Heading/index.ts';
import * as styles from './FullPageFrame.css.ts';

type FullPageFrameProps = {
  /** The logo, linking home. */
  brand: ReactNode;
  /** At the end of the top line: the way back, the language, the way out. */
  topEnd?: ReactNode;
  /** The h1; leave it out where what stands inside has its own. */
  title?: string;
  /** One line below the title; not drawn without a title. */
  context?: ReactNode;
  /** Above the title, for example the steps of a process. */
  steps?: ReactNode;
  /** The content of the page, below the title. */
  children: ReactNode;
  /** `narrow` is 48 rem, for text and one form; `wide`, as it is unless told, is 76 rem. */
  width?: 'narrow' | 'wide';
};

/** A page outside the side menu: plans, checkout, not found, thanks. */
export function FullPageFrame({ brand, topEnd, title, context, steps, children, width = 'wide' }: FullPageFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        {brand}
        {topEnd && <div className={styles.topEnd}>{topEnd}</div>}
      </header>
      <main className={styles.main({ width })}>
        {steps}
        {title && (
          <div className={styles.words}>
            <Heading level={1}>{title}</Heading>
            {context && <p className={styles.context}>{context}</p>}
          </div>
        )}
        {children}
      </main>
    </div>
  );
}
