import { Building2, FileText, Gauge, Settings, Users } from 'lucide-react';
import type { SideMenuEntry } from './sideMenu.types.ts';

/** A menu with everything a menu can hold. */
export const menuEntries: readonly SideMenuEntry[] = [
  {
    type: 'group',
    id: 'home',
    title: 'Home',
    children: [{ type: 'item', id: 'dashboard', title: 'Dashboard', href: '/dashboard', icon: Gauge }],
  },
  {
    type: 'group',
    id: 'management',
    title: 'Management',
    children: [
      {
        type: 'item',
        id: 'orders',
        title: 'Orders',
        href: '/orders',
        icon: FileText,
        chip: { label: '12', tone: 'accent' },
      },
      { type: 'item', id: 'people', title: 'People', href: '/people', icon: Users, caption: 'Customers and suppliers' },
      {
        type: 'collapse',
        id: 'places',
        title: 'Places',
        icon: Building2,
        children: [
          { type: 'item', id: 'offices', title: 'Offices', href: '/offices' },
          { type: 'item', id: 'stores', title: 'Stores', href: '/stores', isDisabled: true },
        ],
      },
    ],
  },
  {
    type: 'group',
    id: 'other',
    title: 'Other',
    children: [
      { type: 'item', id: 'settings', title: 'Settings', href: '/settings', icon: Settings },
      { type: 'item', id: 'manual', title: 'Manual', href: 'https://example.org/', icon: FileText, isExternal: true },
    ],
  },
];
