import type { Chart } from '@corredor/machines/charts';
import { triggerText } from '@corredor/machines/charts';
import { useTranslation } from 'react-i18next';
import * as styles from './StatechartSteps.css.ts';

/** The chart in words: one row for each transition. */
export function ChartTable({ chart, walked }: { chart: Chart; walked: ReadonlySet<string> }) {
  const { t } = useTranslation('statecharts');
  const heads = [
    t('table.from'),
    t('table.trigger'),
    t('table.guard'),
    t('table.to'),
    t('table.actions'),
    t('table.walked'),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.tableFrame} aria-label={t('table.caption', { name: chart.id })} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.transitions.map(({ key, from, trigger, guard, to, actions }) => (
            <tr key={key}>
              <th scope="row" className={styles.cell}>
                {from || t('table.machine')}
              </th>
              <td className={styles.cell}>{triggerText(trigger)}</td>
              <td className={styles.cell}>{guard ?? t('table.none')}</td>
              <td className={styles.cell}>{to.join(', ') || t('table.stays')}</td>
              <td className={styles.cell}>{actions.join(', ') || t('table.none')}</td>
              <td className={`${styles.cell} ${styles.word}`}>
                {t(walked.has(key) ? 'legend.walked' : 'legend.notWalked')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
