import { Check, Columns3 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import * as list from '../ListOption/ListOption.css.ts';
import { useWords } from '../words/index.ts';

type ColumnsMenuProps = {
  /** The grid's columns; one that cannot be hidden is left out. */
  columns: readonly { id: string; header: string; isPrimary?: boolean; hideable?: boolean }[];
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hiddenColumns: string[]) => void;
};

/** Chooses which columns of a grid are shown. */
export function ColumnsMenu({ columns, hiddenColumns, onHiddenColumnsChange }: ColumnsMenuProps) {
  const words = useWords();
  const offered = columns.filter((column) => column.hideable !== false && !column.isPrimary);
  const shown = offered.filter((column) => !hiddenColumns.includes(column.id)).map((column) => column.id);
  return (
    <MenuTrigger>
      <Button icon={Columns3}>{words.columns}</Button>
      <Popover offset={4} placement="bottom end" className={list.popover}>
        <Menu
          aria-label={words.columns}
          className={list.list}
          selectionMode="multiple"
          shouldCloseOnSelect={false}
          selectedKeys={shown}
          onSelectionChange={(keys) => {
            const isShown = (id: string) => keys === 'all' || keys.has(id);
            onHiddenColumnsChange(offered.filter((column) => !isShown(column.id)).map((column) => column.id));
          }}
        >
          {offered.map((column) => (
            <MenuItem key={column.id} id={column.id} textValue={column.header} className={list.option}>
              <span className={list.words}>
                <Text slot="label">{column.header}</Text>
              </span>
              <span className={list.tick}>
                <Icon of={Check} />
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
