export { longestLeadingTo } from './longestLeadingTo.ts';
export {
  type MenuChip,
  type MenuCollapse,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type MenuItemId,
  type MenuOptions,
  menuItems,
  selectedItem,
  visibleMenu,
} from './menu.ts';
