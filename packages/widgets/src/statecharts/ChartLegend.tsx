import { useTranslation } from 'react-i18next';
import { InitialMark, WalkedMark } from './ChartMarks.tsx';
import * as styles from './StatechartView.css.ts';

/** What the drawing's marks mean; each is told by a shape as well as by a colour. */
export function ChartLegend() {
  const { t } = useTranslation('statecharts');
  const items = [
    { text: t('legend.initial'), mark: <InitialMark /> },
    { text: t('legend.here'), mark: <span className={styles.swatches.here} /> },
    { text: t('legend.taken'), mark: <span className={styles.swatches.taken} /> },
    { text: t('legend.region'), mark: <span className={styles.swatches.region} /> },
    { text: t('legend.final'), mark: <span className={styles.swatches.final} /> },
    { text: t('legend.asks'), mark: <span aria-hidden="true">@</span> },
    { text: t('legend.walked'), mark: <WalkedMark isWalked /> },
    { text: t('legend.notWalked'), mark: <WalkedMark isWalked={false} /> },
  ];
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      {items.map(({ text, mark }) => (
        <li key={text} className={styles.legendItem}>
          {mark}
          {text}
        </li>
      ))}
    </ul>
  );
}
