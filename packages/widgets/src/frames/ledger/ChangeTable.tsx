import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import * as css from './ChangeTable.css.ts';

/** One thing that differs: what it was, what changes of it, and what it is; null where there is nothing. */
export interface ChangeRow {
  name: string;
  before: string | null;
  change: string | null;
  after: string | null;
}

/** What differs of a record, thing by thing, in three columns: before, the change and after. */
export function ChangeTable({ label, rows }: { label: string; rows: readonly ChangeRow[] }) {
  const { t } = useTranslation('frames');
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('ledger.before')}</th>
          <th scope="col" className={css.middle}>
            {t('ledger.change')}
          </th>
          <th scope="col">{t('ledger.after')}</th>
        </tr>
      </thead>
      {rows.map(({ name, before, change, after }, place) => (
        <tbody key={place}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {name}
            </th>
          </tr>
          <tr>
            <td>{before ?? <Nothing />}</td>
            <td>{change}</td>
            <td>{after ?? <Nothing />}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Nothing() {
  const { t } = useTranslation('frames');
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('ledger.nothing')}</VisuallyHidden>
    </>
  );
}
