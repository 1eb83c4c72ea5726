import { Check, Clock, Copy, Eye, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from '../../actions/Link/index.ts';
import { Chip } from '../../status/Chip/index.ts';
import type { GridColumn, RowAction } from './dataGrid.types.ts';

/** Something with a name, a day, a state and an amount, for stories. */
export type Order = {
  id: number;
  name: string;
  city: string;
  code: string;
  due: string;
  state: keyof typeof states;
  amount: number;
};

const states = {
  open: { icon: Clock, tone: 'neutral', en: 'Open', es: 'Abierto' },
  paid: { icon: Check, tone: 'positive', en: 'Paid', es: 'Pagado' },
  late: { icon: TriangleAlert, tone: 'critical', en: 'Late', es: 'Atrasado' },
} as const;
const stateNames = ['open', 'paid', 'late'] as const;
const names = [
  'Amalia Torres',
  'Bruno Pazmiño',
  'Carmen Iturralde',
  'Diego Andrade',
  'Elena Cevallos',
  'Fabián Ponce',
  'Gabriela Ríos',
];
const cities = ['Quito', 'Guayaquil', 'Cuenca', 'Manta'];
const longName =
  'Compañía Interprovincial de Transportes y Servicios Complementarios del Litoral Ecuatoriano Cía. Ltda.';

/** Some orders, always the same. */
export function orders(count: number, { isLong = false } = {}): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: isLong && index % 2 === 0 ? longName : `${names[index % names.length]}`,
    city: cities[index % cities.length] ?? '',
    code: `${String(1200 + index * 7).padStart(6, '0')}-${String.fromCharCode(65 + (index % 26))}`,
    due: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
    state: stateNames[index % 3] ?? 'open',
    amount: ((index * 7919) % 250_000) / 100 + 12.5,
  }));
}

const headers = {
  en: { name: 'Name', code: 'Code', city: 'City', due: 'Due', state: 'State', amount: 'Amount' },
  es: { name: 'Nombre', code: 'Código', city: 'Ciudad', due: 'Vence', state: 'Estado', amount: 'Importe' },
};

/** The columns of orders in the story's language. */
export function useOrderColumns(): GridColumn<Order>[] {
  const { locale } = useLocale();
  return useMemo(() => {
    const language = locale.startsWith('es') ? 'es' : 'en';
    const words = headers[language];
    const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return [
      {
        id: 'name',
        header: words.name,
        isPrimary: true,
        meaning: 'name',
        sortKey: 'name',
        hideable: false,
        text: (order) => order.name,
        cell: (order) => (
          <Link tone="strong" href={`/orders/${order.id}`}>
            {order.name}
          </Link>
        ),
      },
      { id: 'code', header: words.code, card: 'subtitle', priority: 2, cell: (order) => order.code },
      {
        id: 'state',
        header: words.state,
        sortKey: 'state',
        width: 132,
        meaning: 'state',
        card: 'status',
        cell: (order) => {
          const state = states[order.state];
          return (
            <Chip tone={state.tone} icon={state.icon}>
              {state[language]}
            </Chip>
          );
        },
      },
      { id: 'city', header: words.city, sortKey: 'city', card: 'fact', priority: 3, cell: (order) => order.city },
      {
        id: 'due',
        header: words.due,
        sortKey: 'due',
        width: 128,
        meaning: 'date',
        card: 'line',
        cell: (order) => day.format(new Date(order.due)),
      },
      {
        id: 'amount',
        header: words.amount,
        sortKey: 'amount',
        align: 'end',
        meaning: 'money',
        card: 'figure',
        cell: (order) => money.format(order.amount),
      },
    ];
  }, [locale]);
}

/** What can be done with an order. */
export function orderActions(order: Order, onDelete?: (order: Order) => void): RowAction[] {
  return [
    { id: 'view', label: 'View details', icon: Eye, href: `/orders/${order.id}` },
    { id: 'edit', label: 'Edit', icon: Pencil, href: `/orders/${order.id}/update` },
    {
      id: 'copy',
      label: 'Duplicate',
      icon: Copy,
      disabledReason: order.state === 'late' ? 'Late orders cannot be duplicated' : undefined,
    },
    { id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical', onAction: () => onDelete?.(order) },
  ];
}
