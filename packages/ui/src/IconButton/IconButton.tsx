import { Button as AriaButton } from 'react-aria-components/Button';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/index.ts';
import { Icon, type IconType } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Tooltip } from '../Tooltip/index.ts';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'isFullWidth' | 'aria-label'> & {
  /** What it does; shown as a tooltip and read aloud. */
  label: string;
  icon: IconType;
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

/** An action that is well known by its icon. */
export function IconButton({ label, icon, tone = 'quiet', size = 'medium', placement, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label} placement={placement}>
      <AriaButton {...props} aria-label={label} className={button({ tone, size, isIconOnly: true })}>
        {props.isPending ? <Spinner /> : <Icon of={icon} size={size === 'small' ? 16 : 20} />}
      </AriaButton>
    </Tooltip>
  );
}
