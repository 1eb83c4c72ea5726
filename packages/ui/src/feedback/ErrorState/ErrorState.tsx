import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './ErrorState.css.ts';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** It stands for a whole page, which has no other title: this one is its h1. */
  isPage?: boolean;
  /** Why, and what to do. */
  text?: string;
  /** What support can look up, for example a request's number. */
  reference?: string;
  /** Where to go instead. */
  action?: ReactNode;
  /** Shows the button to try again; leave it out where trying again cannot help. */
  onRetry?: () => void;
  /** Whether it is being tried again: the button is pending. */
  isRetrying?: boolean;
};

/** Stands where something could not be loaded. */
export function ErrorState({ title, isPage = false, text, reference, action, onRetry, isRetrying }: ErrorStateProps) {
  const words = useWords();
  const Title = isPage ? 'h1' : 'p';
  return (
    <div role="alert" className={styles.state}>
      <span className={styles.icon}>
        <Icon of={TriangleAlert} size={20} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {reference && <p className={styles.reference}>{reference}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={RotateCw} isPending={isRetrying} onPress={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
