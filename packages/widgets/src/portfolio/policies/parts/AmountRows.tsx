import * as css from './AmountRows.css.ts';

interface AmountRowsProps {
  /** Left out where its name tells one from the other. */
  items: readonly { key?: string; name: string; amount: string; isStrong?: boolean }[];
}

/** Amounts with their names, which end at the same place and can be compared. */
export function AmountRows({ items }: AmountRowsProps) {
  return (
    <dl className={css.list}>
      {items.map(({ key, name, amount, isStrong }) => (
        <div key={key ?? name} className={css.row}>
          <dt className={css.name}>{name}</dt>
          <dd className={`${css.amount} ${isStrong ? css.strong : ''}`}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
