import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Badge } from '../../status/Badge/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as css from './Tabs.css.ts';

type TabItem = {
  /** Unique among the tabs; handed to `onChange`. */
  id: string;
  /** One or two words for what is behind it. */
  label: string;
  /** Before the label; give one to all tabs or to none. */
  icon?: IconType;
  /** How many are behind it; 0 draws nothing. */
  count?: number;
  /** What the tab opens; drawn only while it is open. */
  content: ReactNode;
  /** In sight but not to be opened, and skipped by the arrows. */
  isDisabled?: boolean;
};

type TabsProps = {
  /** What the tabs are about; read aloud. */
  label: string;
  /** The tabs from first to last, each with its content. */
  items: readonly TabItem[];
  /** The id of the open tab, where the caller holds it, best in the address. */
  selected?: string;
  /** The id of the tab that is open at first, where nobody else needs to know; the first unless told. */
  defaultSelected?: string;
  /** Called with the id of the tab that was opened. */
  onChange?: (id: string) => void;
};

/** Parts of one thing, one at a time. */
export function Tabs({ label, items, selected, defaultSelected, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the open tab may stand beyond the edge; scrollIntoView would move the page too.
  const show = (id: string | undefined) => {
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>(
      id === undefined ? '[aria-selected=true]' : `[data-key="${CSS.escape(id)}"]`,
    );
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is what asks for scrolling
  useEffect(() => {
    // The tabs are drawn a moment after the list that holds them, which gets its size from them.
    const observer = new ResizeObserver(() => show(undefined));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [selected]);
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => {
        show(String(key));
        onChange?.(String(key));
      }}
      className={css.tabs}
    >
      <TabList ref={list} aria-label={label} className={css.list}>
        {items.map(({ id, label: words, icon, count, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={css.tab}>
            {icon && <Icon of={icon} />}
            {words}
            {count !== undefined && <Badge count={count} />}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
