import { Link } from 'react-aria-components/Link';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import type { RowAction } from './dataGrid.types.ts';
import * as styles from './RowActions.css.ts';
import { RowMenu } from './RowMenu.tsx';

type RowActionsProps = {
  actions: readonly RowAction[];
  /** What the row is called, so that the menus of many rows can be told apart. */
  name: string | undefined;
  /** Shows one of them beside the menu: the one with `isQuick`, or the first that has an icon. */
  hasQuick?: boolean;
};

/** What can be done with a row: all of it in a menu, the usual thing also at hand. */
export function RowActions({ actions, name, hasQuick = false }: RowActionsProps) {
  const words = useToolWords();
  if (actions.length === 0) return null;
  const handy = actions.filter((action) => action.icon && !action.disabledReason && action.tone !== 'critical');
  const quick = hasQuick ? (handy.find((action) => action.isQuick) ?? handy[0]) : undefined;
  return (
    <>
      {quick && <QuickAction {...quick} />}
      <RowMenu label={name ? `${words.moreActions}: ${name}` : words.moreActions} actions={actions} />
    </>
  );
}

// Plain buttons: a tooltip of our own for each of some hundred would slow the scrolling.
function QuickAction({ icon, label, href, onAction }: RowAction) {
  const drawing = icon && <Icon of={icon} />;
  return href ? (
    <Link href={href} aria-label={label} className={styles.quickAction}>
      {drawing}
    </Link>
  ) : (
    <button type="button" aria-label={label} title={label} className={styles.quickAction} onClick={onAction}>
      {drawing}
    </button>
  );
}
