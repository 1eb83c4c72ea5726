import { type MenuEntry, menuItems } from '@corredor/core/menu';

const idsOf = (entry: MenuEntry): string[] => (entry.type === 'item' ? [entry.id] : entry.children.flatMap(idsOf));

/** Every page of the menu, and those that the top bar leads to. */
export const everyPage: readonly string[] = [...menuItems.flatMap(idsOf), 'help', 'configuration'];
