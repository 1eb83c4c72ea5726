export {
  type MenuChip,
  type MenuCollapse,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type MenuOptions,
  menuItems,
  selectedItem,
  visibleMenu,
} from './menu.ts';
