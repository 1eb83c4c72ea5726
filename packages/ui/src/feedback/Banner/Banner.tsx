import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as field from '../../fields/Field/Field.css.ts';
import { useWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './Banner.css.ts';

type BannerProps = {
  /** How serious it is: `info`, `positive`, `caution` or `critical`; it sets colour and icon, and how urgently a live one is read. `info` unless told. */
  tone?: keyof typeof css.tone;
  /** What it is about, in a few strong words; for one short sentence leave it out. */
  title?: string;
  /** What happened and what to do; a string becomes a paragraph. */
  children?: ReactNode;
  /** A small button or link: what to do about it. */
  action?: ReactNode;
  /** Shows a button to close it; the caller takes the banner away and remembers that. */
  onDismiss?: () => void;
  /** Read at once when it appears; for what just happened, not for what a page always says. */
  isLive?: boolean;
};

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert };

/** Something about the whole page or card that a person should know. */
export function Banner({ tone = 'info', title, children, action, onDismiss, isLive = false }: BannerProps) {
  const words = useWords();
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div role={isLive ? role : undefined} className={`${css.banner} ${css.tone[tone]}`}>
      <span className={css.mark[tone]}>
        <Icon of={icons[tone]} size={20} />
      </span>
      <div className={css.content}>
        <div className={css.words}>
          {title && <p className={css.title}>{title}</p>}
          {typeof children === 'string' ? <p>{children}</p> : children}
        </div>
        {action}
      </div>
      {onDismiss && (
        <Button aria-label={words.dismissNotice} onPress={onDismiss} className={field.innerButton}>
          <Icon of={X} />
        </Button>
      )}
    </div>
  );
}
