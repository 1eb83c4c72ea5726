import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '../../status/Spinner/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { Tooltip } from '../../text/Tooltip/index.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/index.ts';
import * as css from './IconButton.css.ts';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'isFullWidth' | 'aria-label'> & {
  /** What it does; shown as a tooltip and read aloud. */
  label: string;
  /** The sign, 20 px large, 16 px where the size is `small`. */
  icon: IconType;
  /** On which side the tooltip opens if there is room; above unless told. */
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** At its corner, for example a count; say it in the label too. */
  badge?: ReactNode;
};

/** An action that is well known by its icon. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  placement,
  badge,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label} placement={placement}>
      <AriaButton {...props} aria-label={label} className={button({ tone, size, isIconOnly: true })}>
        {props.isPending ? <Spinner /> : <Icon of={icon} size={size === 'small' ? 16 : 20} />}
        {badge && (
          <span aria-hidden="true" className={css.badge}>
            {badge}
          </span>
        )}
      </AriaButton>
    </Tooltip>
  );
}
