import type { ReactNode } from 'react';
import { Heading } from '../../text/Heading/index.ts';
import * as styles from './AuthFrame.css.ts';

type AuthFrameProps = {
  /** The logo, linking home. */
  brand: ReactNode;
  /** What is done here, as in “Log in”; the h1. */
  title: string;
  /** One line below the title that says what for. */
  context?: ReactNode;
  /** The form or the message in the card. */
  children: ReactNode;
  /** Below the card, for example the way to register. */
  footer?: ReactNode;
  /** At the end of the top line: changes to the other language. */
  languageSwitch?: ReactNode;
  /** A picture and a few words beside the card on wide screens. */
  aside?: ReactNode;
};

/** The calm page for signing in, registering and recovering a password. */
export function AuthFrame({ brand, title, context, children, footer, languageSwitch, aside }: AuthFrameProps) {
  return (
    <div className={styles.frame({ hasAside: aside !== undefined })}>
      <div className={styles.side}>
        <header className={styles.top}>
          {brand}
          {languageSwitch}
        </header>
        <main className={styles.main}>
          <div className={styles.card}>
            <div className={styles.words}>
              <Heading level={1}>{title}</Heading>
              {context && <p className={styles.context}>{context}</p>}
            </div>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </main>
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
