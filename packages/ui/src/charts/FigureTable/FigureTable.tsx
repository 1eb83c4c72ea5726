import { Link } from '../../actions/Link/index.ts';
import * as styles from './FigureTable.css.ts';

/** The numbers of one name in a FigureTable. */
export type FigureRow = {
  /** Tells it from the others. */
  id: string | number;
  /** The name that heads the row. */
  label: string;
  /** Numbers in the reader's words, one for each further column. */
  values: readonly string[];
  /** The rows behind the numbers. */
  href: string;
  /** The rows behind single numbers, in their order, where those are others. */
  valueHrefs?: readonly (string | undefined)[];
};

type FigureTableProps = {
  /** What the table tells; read aloud. */
  label: string;
  /** The heads of the columns: of the names first. */
  heads: readonly string[];
  /** In the order in which they are read. */
  rows: readonly FigureRow[];
};

/** The numbers behind a picture; it scrolls within the height that it is given. */
export function FigureTable({ label, heads: [first, ...heads], rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {first}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${styles.head} ${styles.number}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: name, values, href, valueHrefs = [] }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                <Link tone="strong" href={href}>
                  {name}
                </Link>
              </th>
              {values.map((value, index) => (
                <td key={heads[index]} className={`${styles.cell} ${styles.number}`}>
                  {valueHrefs[index] ? <Link href={valueHrefs[index]}>{value}</Link> : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
