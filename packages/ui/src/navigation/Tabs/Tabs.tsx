import { type ReactNode, useRef, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { MenuButton } from '../../actions/Menu/index.ts';
import { fadedAfter, fadedBefore } from '../../foundation/edges/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Badge } from '../../status/Badge/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { showTab, useTabInSight } from '../useTabInSight.ts';
import { useTabsOutOfSight } from '../useTabsOutOfSight.ts';
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
  /** What is counted, read aloud, where it is not what the label says: “2 late”. */
  countLabel?: string;
  /** `critical` where what is counted is late or wrong; `neutral` unless told. */
  countTone?: 'neutral' | 'critical';
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
  const words = useToolWords();
  const line = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelected ?? items.find((one) => !one.isDisabled)?.id);
  const open = selected ?? own;
  const out = useTabsOutOfSight(line, list);
  useTabInSight(list, '[aria-selected=true]', open);
  const select = (id: string) => {
    if (list.current) showTab(list.current, list.current.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`));
    setOwn(id);
    onChange?.(id);
  };
  return (
    <AriaTabs selectedKey={open} onSelectionChange={(key) => select(String(key))} className={css.tabs}>
      <div ref={line} className={css.line}>
        <TabList
          ref={list}
          aria-label={label}
          className={`${css.list} ${out.before ? fadedBefore : ''} ${out.after ? fadedAfter : ''}`}
        >
          {items.map(({ id, label: name, icon, isDisabled, ...counted }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={css.tab}>
              {icon && <Icon of={icon} />}
              {name}
              {counted.count !== undefined && (
                <Badge count={counted.count} label={counted.countLabel} tone={counted.countTone} />
              )}
            </Tab>
          ))}
        </TabList>
        {out.ids.length > 0 && (
          <MenuButton
            label={words.more}
            tone="quiet"
            size="small"
            items={items
              .filter(({ id, isDisabled }) => out.ids.includes(id) && !isDisabled)
              .map(({ id, label: name }) => ({ id, label: name, onAction: () => select(id) }))}
          />
        )}
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
