import { Bell, Building2, CircleHelp, FileText, Pencil, Plus, Search, Trash2, TriangleAlert } from 'lucide-react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A few drawings of every kind; all that the product uses stand on the page Icons. */
const icons = { Bell, Building2, CircleHelp, FileText, Pencil, Plus, Search, Trash2, TriangleAlert };

/** Lets an icon be chosen by its name, where the control would ask for an object, and spells what may be chosen, where it would say “union”. */
export const describeArgs: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary;
      if (summary === 'LucideIcon')
        return [name, { ...argType, control: { type: 'select' }, options: Object.keys(icons), mapping: icons }];
      const spelt = typeof argType.type === 'object' ? argType.type.raw : undefined;
      if (summary !== 'union' || spelt === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary: spelt } } }];
    }),
  );
