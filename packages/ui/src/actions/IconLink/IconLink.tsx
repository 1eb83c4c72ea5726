import { Link } from 'react-aria-components/Link';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { Tooltip } from '../../text/Tooltip/index.ts';
import { button } from '../Button/Button.css.ts';

type IconLinkProps = {
  /** Where it leads; shown as a tooltip and read aloud. */
  label: string;
  /** The sign, 20 px large, 16 px where the size is `small`. */
  icon: IconType;
  /** The address it leads to. */
  href: string;
  /** As high as a `medium` button unless told. */
  size?: 'small' | 'medium';
  /** On which side the tooltip opens if there is room; above unless told. */
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

/** A way somewhere that is well known by its icon. */
export function IconLink({ label, icon, href, size = 'medium', placement }: IconLinkProps) {
  return (
    <Tooltip text={label} placement={placement}>
      <Link href={href} aria-label={label} className={button({ tone: 'quiet', size, isIconOnly: true })}>
        <Icon of={icon} size={size === 'small' ? 16 : 20} />
      </Link>
    </Tooltip>
  );
}
